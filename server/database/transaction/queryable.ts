import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** What a repository sends queries to: the pool, or one open transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;
