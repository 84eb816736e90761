import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** What a repository asks questions of: the pool, or one open transaction. */
export type Queryable = PgDatabase<NodePgQueryResultHKT>;
