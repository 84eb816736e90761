import type { PoolClient } from 'pg';
import type { TestServer } from '../server.ts';

type Statement = string | { readonly text: string };

/**
 * Breaks statements of the product on their way to the database, as if its source were broken: for a test that has to turn red
 * then. Call it before the server's first query.
 * @returns how many were broken: none means that the product sends no such statement any more
 */
export function breakSql(server: TestServer, breaks: (text: string) => string): () => number {
  let broken = 0;
  server.dependencies.database.pool.on('connect', (client: PoolClient) => {
    const query = client.query.bind(client);
    const altered = (text: string) => {
      const other = breaks(text);
      if (other !== text) broken += 1;
      return other;
    };
    const send = (statement: Statement, ...rest: unknown[]) => {
      const sent = typeof statement === 'string' ? altered(statement) : { ...statement, text: altered(statement.text) };
      return Reflect.apply(query, client, [sent, ...rest]);
    };
    Object.assign(client, { query: send });
  });
  return () => broken;
}
