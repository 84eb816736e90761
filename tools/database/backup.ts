import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { generateIdentity, identityToRecipient } from 'age-encryption';
import { writeFile } from 'node:fs/promises';
import { openForReading } from '../../server/database/backup/open-for-reading.ts';
import { productVersion } from '../../server/product-version.ts';
import { backupPath } from '../../server/services/backup/backup-name.ts';
import { makeBackup } from '../../server/services/backup/make-backup.ts';
import { sizeInWords } from '../../server/services/backup/size-in-words.ts';
import { fail } from './product-database.ts';
import { asCommand, settings } from './backup-command.ts';

/**
 * `npm run backup -- FILE`: all of the database in one file, also while the server runs; into a folder under a name of its own.
 * `npm run backup -- --new-key FILE` makes a key pair: the secret key goes into the file, the public one is for BACKUP_RECIPIENT.
 */
const { values, positionals } = parseArgs({ options: { 'new-key': { type: 'string' } }, allowPositionals: true });
const [target, ...more] = positionals;

if (values['new-key'] !== undefined) {
  const identity = await generateIdentity();
  const recipient = await identityToRecipient(identity);
  const text = `# public key: ${recipient}\n${identity}\n`;
  await writeFile(values['new-key'], text, { flag: 'wx', mode: 0o600 }).catch(() =>
    fail([`${values['new-key']} is there already, or cannot be written.`]),
  );
  console.log(
    `The secret key is in ${values['new-key']}: keep it away from this machine. Without it no back-up can be read.`,
  );
  console.log(`BACKUP_RECIPIENT=${recipient}`);
} else {
  if (target === undefined || more.length > 0) fail(['Name the file, or the folder, to write the back-up to.']);
  await asCommand(async () => {
    const { backup: keys, ...config } = settings();
    const now = new Date();
    const path = await backupPath(resolve(target), now, keys);
    const opened = await openForReading(config);
    if (!opened.ok) fail([opened.problem.message]);
    const began = performance.now();
    const made = await makeBackup(opened.value, { path, keys, version: await productVersion(), now }).finally(() =>
      opened.value.close(),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `The back-up is in ${path}: ${made.rows} rows of ${made.tables} tables, ${sizeInWords(made.bytes)}, ${seconds} s.`,
    );
    console.log(`SHA-256 ${made.sha256}`);
    if (!made.encrypted)
      console.log(
        'It is NOT ENCRYPTED: whoever gets this file can read every patient in it. Set BACKUP_RECIPIENT or BACKUP_PASSPHRASE_FILE.',
      );
  });
}
