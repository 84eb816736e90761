import { findAdmin } from '../../server/database/repositories/staff/admins-repository.ts';
import { issuePasswordCode } from '../../server/services/staff/one-time-codes.ts';
import { fail, withProductDatabase } from './product-database.ts';

/**
 * `npm run one-time-code -- admin@clinic.org`: access for the only administrator who has lost the password. For the
 * server's operator; not while the server runs on the embedded database.
 */
const [email] = process.argv.slice(2);
if (email === undefined) fail(['Name the e-mail of the administrator.']);

await withProductDatabase(async (database) => {
  const admin = await findAdmin(database.orm, email.toLowerCase());
  if (admin === undefined) {
    console.error('No administrator has this e-mail.');
    process.exitCode = 1;
    return;
  }
  const { id } = admin;
  const { code } = await database.transaction((db) => issuePasswordCode(db, { role: 'admin', id }, null, new Date()));
  console.log(`One-time code: ${code}`);
  console.log('It sets a new password once, within 24 hours: Admin Login, “Forgot password?”, “I have a code”.');
});
