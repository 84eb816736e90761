import type { ReactNode } from 'react';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { patientHistoryTexts as texts } from '#src/locales/en/staff/patient-history.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { usePatientHistory } from './use-patient-history.ts';
import type { VisitEntry } from './read-visits.ts';
import { VisitCard } from './visit-card.tsx';

type PatientVisitsProps = {
  patient: Patient;
  onSignedOut: () => void;
  /** Actions for a prescription, from another feature. */
  renderActions?: (prescriptionId: string) => ReactNode;
  /** The same with an appointment. */
  renderVisitActions?: (visit: VisitEntry & { readonly id: string }) => ReactNode;
};

/** On the patient's page: every appointment with its outcome and every prescription, the latest first. */
export function PatientVisits({ patient, onSignedOut, renderActions, renderVisitActions }: PatientVisitsProps) {
  const { visits, failed, loading, retry } = usePatientHistory(patient, onSignedOut, { saysHow: false });
  function actionsOf(visit: VisitEntry): ReactNode {
    const { id } = visit;
    if (id === undefined) return undefined;
    return visit.kind === 'visit' ? renderVisitActions?.({ ...visit, id }) : renderActions?.(id);
  }

  return (
    <section aria-label={texts.visits} aria-busy={loading} className="grid gap-3">
      <h2 className="text-lg font-bold text-ink">{texts.visits}</h2>
      <LoadFailure
        data={{
          failure: failed ? { title: texts.failed, description: texts.failedText } : undefined,
          loading,
          reload: retry,
        }}
        words={staffTexts}
      />
      {visits === undefined && loading && !failed && <Spinner label={texts.loading} className="py-16" />}
      {visits?.length === 0 && <EmptyState icon="clipboard-list" title={texts.emptyVisits} />}
      {visits?.map((visit) => (
        <VisitCard key={visit.key} visit={visit} kind="visits" number={0} actions={actionsOf(visit)} />
      ))}
    </section>
  );
}
