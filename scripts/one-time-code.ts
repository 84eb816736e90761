import { parseConfig } from '../server/config.ts';
import { findAdmin } from '../server/database/admins-repository.ts';
import { openProductDatabase } from '../server/database/product-database.ts';
import { issuePasswordCode } from '../server/services/one-time-codes.ts';

/**
 * `npm run one-time-code -- admin@clinic.org`: a way back in when the only administrator has lost the password. For
 * whoever runs the server; not while it runs on the embedded database.
 */
const [email] = process.argv.slice(2);
if (email === undefined) fail(['Name the e-mail of the administrator.']);
const config = parseConfig(process.env);
if (!config.ok) fail(config.faults);

const silent = { info: () => undefined, error: () => undefined };
const opened = await openProductDatabase(config.value, silent);
if (!opened.ok) fail([opened.problem.message]);
const database = opened.value;
try {
  const admin = await findAdmin(database.orm, email.toLowerCase());
  if (admin === undefined) {
    console.error('No administrator has this e-mail.');
    process.exitCode = 1;
  } else {
    const { id } = admin;
    const { code } = await database.transaction((db) => issuePasswordCode(db, { role: 'admin', id }, new Date()));
    console.log(`One-time code: ${code}`);
    console.log('It sets a new password once, within 24 hours: Admin Login, “Forgot password?”, “I have a code”.');
  }
} finally {
  await database.close();
}

function fail(sentences: readonly string[]): never {
  console.error(sentences.join('\n'));
  process.exit(2);
}
