import { useEffect, useState } from 'react';
import { DUPLICATES_MOST_IDS, type PossibleDuplicate } from '#shared/contract/duplicates.ts';
import type { Patient } from '#shared/contract/patients.ts';
import { possibleDuplicates } from '#src/platform/api/admin-lists.ts';
import { isOurs } from '#src/platform/api/backend.ts';

type Hints = ReadonlyMap<string, readonly PossibleDuplicate[]>;

/**
 * Who may have registered twice, for the patients on the screen; asked after them, because the list must not wait for it.
 * Without an answer there are no hints.
 */
export function useDuplicates(patients: readonly Patient[] | undefined): Hints {
  const [hints, setHints] = useState<Hints>(new Map());
  const unknown = (patients ?? []).filter(({ _id }) => !hints.has(_id)).slice(0, DUPLICATES_MOST_IDS);
  const asked = unknown.map(({ _id }) => _id).join(',');

  useEffect(() => {
    if (asked === '' || !isOurs()) return undefined;
    const controller = new AbortController();
    const ids = asked.split(',');
    async function ask(): Promise<void> {
      const answer = await possibleDuplicates(ids, controller.signal);
      if (controller.signal.aborted) return;
      const found = answer.ok ? answer.value.duplicates : {};
      setHints((before) => new Map([...before, ...ids.map((id) => [id, found[id] ?? []] as const)]));
    }
    void ask();
    return () => controller.abort();
  }, [asked]);

  return hints;
}
