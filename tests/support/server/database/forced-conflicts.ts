import { Client } from 'pg';

/**
 * `TEST_FORCED_CONFLICTS=0.2`: of so many transactions the end is a serialization failure, as an engine gives it that is spread
 * over several machines. Nothing of them stays, and the product runs them again.
 */
const share = Number(process.env['TEST_FORCED_CONFLICTS'] ?? 0);
if (share > 0) {
  const query = Client.prototype.query;
  const conflict = () => Object.assign(new Error('could not serialize access: for a test'), { code: '40001' });
  Object.assign(Client.prototype, {
    query(this: Client, statement: unknown, ...rest: unknown[]) {
      const text = typeof statement === 'object' && statement !== null ? Reflect.get(statement, 'text') : statement;
      const send = (sent: unknown) => Reflect.apply(query, this, [sent, ...rest]);
      if (text !== 'commit' || Math.random() >= share) return send(statement);
      return Promise.resolve(send('rollback')).then(() => Promise.reject(conflict()));
    },
  });
}
