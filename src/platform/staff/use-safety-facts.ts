import { type Result, succeed } from '#shared/result.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { patientRecord } from '#src/platform/api/staff/patient-record.ts';
import { useWhenStale } from './staleness.ts';
import { useRemote } from './use-remote.ts';

/** What must be seen first about a patient. `not-kept`: another backend does not store this. */
export type SafetyFacts = {
  readonly state: 'loading' | 'failed' | 'not-kept' | 'known';
  readonly allergies: readonly string[];
  readonly urgent: boolean;
  readonly warningSigns: readonly string[] | undefined;
  readonly reload: () => void;
};

type Known = Omit<SafetyFacts, 'reload'>;

const NOTHING: Known = { state: 'not-kept', allergies: [], urgent: false, warningSigns: undefined };

/**
 * A patient's allergies and warning signs, always from the record, because what another screen holds may be out of
 * date. Loaded again whenever somebody has saved something.
 * @param listed what the list already said, used until the record has loaded
 */
export function useSafetyFacts(
  patientId: string | undefined,
  listed: { readonly urgent?: boolean | undefined; readonly warningSigns?: readonly string[] | undefined } = {},
): SafetyFacts {
  const { value, problem, reload, refresh } = useRemote(
    `safety ${patientId ?? ''}`,
    async (signal): Promise<Result<Known, ApiProblem>> => {
      if (patientId === undefined || !(await isOursForSure())) return succeed(NOTHING);
      const answer = await patientRecord(patientId, { signal });
      if (!answer.ok) return answer;
      const { allergies, urgent = false, warningSigns } = answer.value;
      return succeed({ state: 'known', allergies, urgent, warningSigns });
    },
    // The strip shows its own failure; the surrounding screen notices a session that is over.
    () => undefined,
  );
  useWhenStale(refresh);
  const meanwhile = { allergies: [], urgent: listed.urgent === true, warningSigns: listed.warningSigns };
  if (problem !== undefined) return { ...meanwhile, state: 'failed', reload };
  return value === undefined ? { ...meanwhile, state: 'loading', reload } : { ...value, reload };
}
