import { Client, type ClientConfig } from 'pg';
import { sqlState } from '#server/database/engine/client.ts';
import { demandProof } from './proof.ts';
import { PRODUCT_ROLE } from './passwords.ts';

const DATABASE = 'frontdesk';
const NO_SUCH_DATABASE = '3D000';

/** What lies in the product's schema and does not belong to its role: all of it, where a superuser made it. */
const FOREIGN = `
  select format('alter %s %s owner to ${PRODUCT_ROLE}', case c.relkind when 'v' then 'view' when 'm' then 'materialized view'
    when 'S' then 'sequence' else 'table' end, c.oid::regclass) as statement
  from pg_class c join pg_roles r on r.oid = c.relowner
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'S') and r.rolname <> '${PRODUCT_ROLE}'
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype in ('a', 'i') and c.relkind = 'S')
  union all
  select format('alter routine %s owner to ${PRODUCT_ROLE}', p.oid::regprocedure)
  from pg_proc p join pg_roles r on r.oid = p.proowner
  where p.pronamespace = 'public'::regnamespace and r.rolname <> '${PRODUCT_ROLE}'`;

/**
 * Makes the product's own database if there is none, and gives it and everything in it to the product's role; databases of earlier
 * versions belonged to the superuser. All at once or not at all.
 * @param keeper the superuser's connection to a database of that name
 */
export async function ensureProductDatabase(keeper: (database: string) => ClientConfig): Promise<void> {
  await within(keeper(DATABASE), giveAway).catch(async (error: unknown) => {
    if (sqlState(error) !== NO_SUCH_DATABASE) throw error;
    await within(keeper('postgres'), async (client) => {
      await client.query(`create database ${DATABASE} owner ${PRODUCT_ROLE}`);
      // Whoever owns one database has no business in the others.
      await client.query('revoke connect on database postgres, template1 from public');
    });
    await within(keeper(DATABASE), giveAway);
  });
}

async function giveAway(client: Client): Promise<void> {
  const { rows: owned } = await client.query(
    `select from pg_database d join pg_roles r on r.oid = d.datdba where d.datname = '${DATABASE}' and r.rolname = '${PRODUCT_ROLE}'`,
  );
  const { rows } = await client.query<{ statement: string }>(FOREIGN);
  if (owned.length > 0 && rows.length === 0) return;
  await client.query('begin');
  for (const { statement } of rows) await client.query(statement);
  await client.query(`alter database ${DATABASE} owner to ${PRODUCT_ROLE}`);
  await client.query(`alter schema public owner to pg_database_owner`);
  await client.query('revoke connect on database postgres, template1 from public');
  await client.query('commit');
}

async function within(config: ClientConfig, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client(config);
  client.on('error', () => undefined);
  demandProof(client);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
