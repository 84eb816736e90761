import { once } from 'node:events';
import { escapeIdentifier, type PoolClient } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import type { StoredTable } from './product-tables.ts';

/** A connection of its own, for a transaction that may take long. */
export type CopyClient = PoolClient;

/** One way to write a value down, whatever the settings of the server that reads or writes it. */
const PLAIN_VALUES = `
  set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres'; set local timezone = 'UTC';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local client_encoding = 'UTF8'`;
/** Neither a large table nor a slow disk may end it. */
const UNHURRIED = 'set local statement_timeout = 0; set local lock_timeout = 0';

/** Begins the transaction that all of a back-up is read in: it sees one moment, however long it takes. */
export async function beginSnapshot(client: PoolClient): Promise<void> {
  await client.query(`begin isolation level repeatable read read only; ${UNHURRIED}; ${PLAIN_VALUES}`);
}

/** Begins the transaction that all of a restore is written in: everything or nothing. */
export async function beginRestore(client: PoolClient): Promise<void> {
  await client.query(`begin isolation level read committed; ${UNHURRIED}; ${PLAIN_VALUES}`);
}

const nameOf = (name: string) => escapeIdentifier(name);
const listed = ({ name, columns }: StoredTable) => `${nameOf(name)} (${columns.map(nameOf).join(', ')})`;

/** All rows of a table as PostgreSQL writes them, as a stream: none of it waits in memory. */
export function copyOut(client: PoolClient, table: StoredTable) {
  return client.query(copyTo(`copy ${listed(table)} to stdout`));
}

/** Takes a table's rows in, piece by piece. */
export type TableWriter = {
  write(piece: Uint8Array): Promise<void>;
  /** @returns how many rows there were */
  end(): Promise<number>;
};

/** Opens a table for rows as {@link copyOut} has written them. */
export function copyIn(client: PoolClient, table: StoredTable): TableWriter {
  const stream = client.query(copyFrom(`copy ${listed(table)} from stdin`));
  // It fails once; whoever writes or ends next is told.
  const failed = new Promise<never>((_done, refuse) => stream.once('error', refuse));
  failed.catch(() => undefined);
  return {
    write: async (piece) => {
      if (!stream.write(piece)) await Promise.race([once(stream, 'drain'), failed]);
    },
    end: async () => {
      const finished = once(stream, 'finish');
      finished.catch(() => undefined);
      stream.end();
      await Promise.race([finished, failed]);
      return stream.rowCount;
    },
  };
}
