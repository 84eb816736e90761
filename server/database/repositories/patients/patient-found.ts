import { and, isNull, like, or, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { waysToFind } from '#shared/clinic/find-person.ts';
import { containsPattern } from '#server/database/paging/contains-pattern.ts';
import { wordsWithin } from '#server/database/paging/search-words.ts';
import { patients } from '#server/database/schema/schema.ts';

/** Whether a search finds a patient. Whoever has not been made findable yet is compared by the name alone. */
export function patientFound(search: string): SQL | undefined {
  return or(foundIn(patients.findable, search), and(isNull(patients.findable), foundIn(patients.nameFolded, search)));
}

/** Whether a search finds somebody in that column of texts. */
export function foundIn(texts: PgColumn, search: string): SQL | undefined {
  return or(...waysToFind(search).map((way) => and(...way.map((form) => like(texts, containsPattern(form))))));
}

/** What an index can say of it: whoever is found has these words. */
export function foundThroughWords(search: string): SQL | undefined {
  return or(...waysToFind(search).map((way) => hasWords([...new Set(way.flatMap(wordsWithin))])));
}

/** Whether a patient has all of these words. */
export function hasWords(words: readonly string[]): SQL {
  return sql`${patients.searchWords} @> ${sql.param([...words])}::text[]`;
}
