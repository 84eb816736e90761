import { deleteSecrets } from '../../server/database/repositories/clinic/secrets-repository.ts';
import { audit } from '../../server/services/staff/audit.ts';
import { withProductDatabase } from './product-database.ts';

const OPERATOR = { role: 'nobody', device: 'The server’s own command' } as const;

/**
 * `npm run new-link-keys`: every link that was sent to a patient stops working, and those sent from now on are signed with new
 * keys. For the server's operator, when a key may be known; not while the server runs on the embedded database.
 */
await withProductDatabase(async (database) => {
  await database.transaction(async (db) => {
    await deleteSecrets(db, ['prescription-links', 'appointment-links']);
    await audit(db, new Date(), OPERATOR, 'link-keys-changed');
  });
  console.log('Links that were sent before no longer work. New ones are signed with new keys.');
});
