import { useState } from 'react';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { succeed } from '#shared/result.ts';
import { patientHistoryTexts as texts } from '#src/locales/en/staff/patient-history.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { patientHistory } from '#src/platform/api/staff/patient-history.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { reportUnread } from '#src/platform/staff/unread-rows.ts';
import { useWhenStale } from '#src/platform/staff/staleness.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import { readPrescriptions, readVisits, unreadEntries, type VisitEntry } from './read-visits.ts';

export type PatientHistory = {
  /** Undefined while nothing is known yet. */
  readonly visits: readonly VisitEntry[] | undefined;
  readonly failed: boolean;
  readonly loading: boolean;
  readonly retry: () => void;
};

/**
 * Loads a patient's history and reports the result (ERR-HISTORY). Visits that came with the patient are used if the
 * call returns none, because another backend may have them only in the list.
 * @param saysHow false if the page reports it itself
 * @param onSignedOut for a 401 of our own server; another one may restrict this call to doctors
 */
export function usePatientHistory(
  patient: Patient,
  onSignedOut: () => void,
  { saysHow }: { saysHow: boolean } = { saysHow: true },
): PatientHistory {
  const [known] = useState(() => readPrescriptions(patient.history));
  const { value, problem, loading, reload, refresh } = useRemote(
    patient._id,
    async (signal) => {
      // No server knows the built-in patients that the app shows with another backend.
      const answer = patient['builtIn'] === true ? succeed([]) : await patientHistory(patient._id, signal);
      if (!answer.ok) return answer;
      reportUnread(`history ${patient._id}`, unreadEntries(answer.value));
      const read = readPrescriptions(answer.value);
      const prescriptions = read.length > 0 ? read : known;
      const visits = readVisits(answer.value, prescriptions);
      // Without prescriptions an info message is shown, whatever else there is (ERR-HISTORY).
      if (saysHow && prescriptions.length > 0) notify.success(texts.loaded);
      else if (saysHow) notify.info(texts.none);
      return succeed(visits);
    },
    (failure) => {
      if (isOver(failure)) onSignedOut();
      else notify.error(texts.failed);
    },
  );
  // A dialog says how it went each time it asks, and is not open for long.
  useWhenStale(() => !saysHow && refresh());
  const failed = problem !== undefined;
  return { visits: value ?? (failed && known.length > 0 ? known : undefined), failed, loading, retry: reload };
}

function isOver(problem: ApiProblem): boolean {
  return problem.kind === 'refused' && problem.status === 401 && isOurs();
}
