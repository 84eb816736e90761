import { createReadStream } from 'node:fs';
import { parseArgs } from 'node:util';
import { linksIn } from '../../server/services/audit/audit-file.ts';
import { followChain, type Verdict } from '../../server/services/audit/chain.ts';
import { verifyAudit, wordsOfVerdict } from '../../server/services/audit/verify-audit.ts';
import { fail, withProductDatabase } from './product-database.ts';

/**
 * `npm run audit:verify [-- --file FILE] [-- --noted NUMBER:HASH …]`: whether anything in the audit log, or in an exported file of
 * it, was changed, deleted or slipped in, and where first. An end that an earlier run has printed, kept elsewhere, also shows a
 * chain that was cut or made anew. Exit code 1 if it is broken.
 */
const { values } = parseArgs({ options: { file: { type: 'string' }, noted: { type: 'string', multiple: true } } });
const noted = new Map(
  (values.noted ?? []).map((end) => {
    const [, number, hash] = /^(\d+):([\w-]+)$/.exec(end) ?? fail([`${end} is no end such as 1204:kx3…`]);
    return [Number(number), hash ?? ''] as const;
  }),
);

function tell(verdict: Verdict): void {
  console.log(wordsOfVerdict(verdict));
  process.exitCode = verdict.broken === undefined ? 0 : 1;
}

if (values.file === undefined) await withProductDatabase(async (database) => tell(await verifyAudit(database, noted)));
else tell(await followChain(linksIn(createReadStream(values.file)), noted));
