import * as v from 'valibot';

/** Grows when an older Frontdesk could no longer read the file. */
export const FORMAT = 1;

/** The first entry of a back-up: what the rest is. */
export const Manifest = v.object({
  product: v.literal('frontdesk'),
  format: v.number(),
  version: v.string(),
  madeAt: v.string(),
  postgres: v.string(),
  migrations: v.array(v.object({ name: v.string(), checksum: v.string() })),
  tables: v.array(v.object({ name: v.string(), columns: v.array(v.string()) })),
  /** Tables that are there, but without their rows. */
  emptied: v.array(v.string()),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** The last entry of each table. */
export const TableDigest = v.object({ rows: v.number(), bytes: v.number(), sha256: v.string() });
export type TableDigest = v.InferOutput<typeof TableDigest>;

/** The last entry of all: a hash over the manifest and every table's digest. */
export const End = v.object({ tables: v.number(), rows: v.number(), sha256: v.string() });

/**
 * Whoever is logged in logs in again after a restore, and codes that may have been used since the back-up work no second time:
 * these tables come back empty.
 */
export const EMPTIED: readonly string[] = ['sessions', 'ceremonies', 'one_time_codes'];
