import { useEffect, useState } from 'react';
import { DUPLICATES_MOST_IDS, type PossibleDuplicate } from '#shared/contract/patient/duplicates.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { possibleDuplicates } from '#src/platform/api/admin/admin-lists.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';

type Hint = { readonly turn: number; readonly found: readonly PossibleDuplicate[] };

/**
 * Who may have registered twice, for the patients on the screen; asked after them, because the list must not wait for it.
 * Without an answer there are no hints.
 * @param turn grows whenever patients may have come or gone: all is asked again then, and what is known stays meanwhile
 */
export function useDuplicates(
  patients: readonly Patient[] | undefined,
  turn: number,
): (patientId: string) => readonly PossibleDuplicate[] {
  const [hints, setHints] = useState<ReadonlyMap<string, Hint>>(new Map());
  const unknown = (patients ?? []).filter(({ _id }) => hints.get(_id)?.turn !== turn).slice(0, DUPLICATES_MOST_IDS);
  const asked = unknown.map(({ _id }) => _id).join(',');

  useEffect(() => {
    if (asked === '' || !isOurs()) return undefined;
    const controller = new AbortController();
    const ids = asked.split(',');
    async function ask(): Promise<void> {
      const answer = await possibleDuplicates(ids, controller.signal);
      if (controller.signal.aborted) return;
      const duplicates = answer.ok ? answer.value.duplicates : {};
      setHints(
        (before) => new Map([...before, ...ids.map((id) => [id, { turn, found: duplicates[id] ?? [] }] as const)]),
      );
    }
    void ask();
    return () => controller.abort();
  }, [asked, turn]);

  return (patientId) => hints.get(patientId)?.found ?? [];
}
