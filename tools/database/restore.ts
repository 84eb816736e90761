import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openUnmigrated } from '../../server/database/engine/product-database.ts';
import { wordsOfVerdict } from '../../server/services/audit/verify-audit.ts';
import { checkBackup } from '../../server/services/backup/check-backup.ts';
import { restoreBackup } from '../../server/services/backup/restore-backup.ts';
import { asCommand, settings } from './backup-command.ts';
import { fail, silent } from './product-database.ts';

/**
 * `npm run restore -- FILE`: puts a back-up into an empty database, all of it or nothing; with `--replace` into one that is not
 * empty. `npm run restore -- --check FILE` reads all of it and writes nothing.
 */
const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false }, replace: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [path, ...more] = positionals;
if (path === undefined || more.length > 0) fail(['Name the back-up.']);

await asCommand(async () => {
  const config = settings();
  const file = resolve(path);
  if (values.check) {
    const { manifest, tables } = await checkBackup(file, config.backup);
    for (const { name, rows } of tables) if (rows > 0) console.log(`${String(rows).padStart(10)}  ${name}`);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `The back-up is whole: ${rows} rows of ${tables.length} tables as they were on ${manifest.madeAt}, by Frontdesk ${manifest.version}.`,
    );
    return;
  }
  const opened = await openUnmigrated(config, silent);
  if (!opened.ok) fail([opened.problem.message]);
  const database = opened.value;
  const done = await restoreBackup(database, file, config.backup, { replace: values.replace, now: new Date() }).finally(
    () => database.close(),
  );
  console.log(
    `The back-up of ${done.manifest.madeAt} is restored: ${done.rows} rows of ${done.manifest.tables.length} tables.`,
  );
  if (done.migrated.length > 0) console.log(`Brought up to date with ${done.migrated.length} newer migrations.`);
  console.log('Everybody logs in anew. Links and second factors are those of the back-up.');
  console.log(wordsOfVerdict(done.audit));
  if (done.audit.broken !== undefined) process.exitCode = 1;
});
