import { alsoFoundIn } from '#shared/clinic/find-person.ts';

/** What goes over the wire of a patient into whom another was merged: pages filter what has arrived, too. */
export function alsoFoundBy(findable: string | null): { alsoFoundBy?: string[] } {
  const texts = alsoFoundIn(findable);
  return texts.length === 0 ? {} : { alsoFoundBy: texts };
}
