import { findAdmin } from '../../server/database/repositories/staff/admins-repository.ts';
import { forgetFactors } from '../../server/services/second-factor/own-factor.ts';
import { audit } from '../../server/services/staff/audit.ts';
import { issuePasswordCode } from '../../server/services/staff/one-time-codes.ts';
import { fail, withProductDatabase } from './product-database.ts';

/**
 * `npm run one-time-code -- admin@clinic.org [--without-second-factor]`: access for the only administrator who has lost the
 * password, or the telephone as well. For the server's operator; not while the server runs on the embedded database.
 */
const [email, option] = process.argv.slice(2);
const forgets = option === '--without-second-factor';
if (email === undefined) fail(['Name the e-mail of the administrator.']);
if (option !== undefined && !forgets) fail([`There is no option ${option}.`]);

const OPERATOR = { role: 'nobody', device: 'The server’s own command' } as const;
const REASON = { reason: 'By the server’s operator' };

await withProductDatabase(async (database) => {
  const admin = await findAdmin(database.orm, email.toLowerCase());
  if (admin === undefined) {
    console.error('No administrator has this e-mail.');
    process.exitCode = 1;
    return;
  }
  const { id } = admin;
  const now = new Date();
  const { code } = await database.transaction(async (db) => {
    if (forgets && (await forgetFactors(db, id, now)))
      await audit(db, now, OPERATOR, 'second-factor-reset', id, REASON);
    return issuePasswordCode(db, { role: 'admin', id }, null, now);
  });
  console.log(`One-time code: ${code}`);
  console.log('It sets a new password once, within 24 hours: Admin Login, “Forgot password?”, “I have a code”.');
});
