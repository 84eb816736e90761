import { and, isNull, like, or, type SQL } from 'drizzle-orm';
import { formsToFind } from '#shared/clinic/find-person.ts';
import { containsPattern } from '#server/database/paging/contains-pattern.ts';
import { patients } from '#server/database/schema/schema.ts';

/** Whether a search finds a patient. Whoever has not been made findable yet is compared by the name alone. */
export function patientFound(search: string): SQL | undefined {
  return or(
    ...formsToFind(search)
      .map(containsPattern)
      .map((pattern) =>
        or(like(patients.findable, pattern), and(isNull(patients.findable), like(patients.nameFolded, pattern))),
      ),
  );
}
