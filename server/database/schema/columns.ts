import { type SQL, sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

/** Every instant is stored with its zone and read back in UTC. Clocks are ours, never a device's. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });

/** A small file. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** The check of a column that holds one of the words of a table of facts. */
export function isOneOf(column: string, words: readonly string[]): SQL {
  return sql.raw(`${column} in (${words.map((word) => `'${word}'`).join(', ')})`);
}

/** What does not hold for these words, as a part of a check. */
export function isNotIn(column: string, words: readonly string[]): SQL {
  return sql.raw(`${column} not in (${words.map((word) => `'${word}'`).join(', ')})`);
}

/** The other way round, as the condition of an index. */
export function isNoneOf(column: string, words: readonly string[]): SQL {
  return sql.raw(words.length === 1 ? `${column} <> '${words[0]}'` : `not ${column} in ('${words.join("', '")}')`);
}
