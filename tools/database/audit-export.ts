import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { lineOf } from '../../server/services/audit/audit-file.ts';
import { linksOf, sealAudit } from '../../server/services/audit/seal-audit.ts';
import { fail, withProductDatabase } from './product-database.ts';

/**
 * `npm run audit:export -- FILE`: the whole audit log with its chain, one line of JSON for each entry. `npm run audit:verify --
 * --file FILE` follows the chain in it, on any machine.
 */
const [path] = process.argv.slice(2);
if (path === undefined) fail(['Name the file to write.']);

await withProductDatabase(async (database) => {
  await sealAudit(database);
  const links = linksOf(database.orm);
  async function* lines() {
    for await (const link of links) yield lineOf(link);
  }
  await pipeline(Readable.from(lines()), createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  console.log(`The audit log is in ${path}.`);
});
