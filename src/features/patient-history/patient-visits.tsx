import type { ReactNode } from 'react';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { patientHistoryTexts as texts } from '#src/locales/en/staff/patient-history.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { usePatientHistory } from './use-patient-history.ts';
import { VisitCard } from './visit-card.tsx';

type PatientVisitsProps = {
  patient: Patient;
  onSignedOut: () => void;
  /** Actions for a prescription, from another feature. */
  renderActions?: (prescriptionId: string) => ReactNode;
};

/** On the patient's page: every appointment with its outcome and every prescription, the latest first. */
export function PatientVisits({ patient, onSignedOut, renderActions }: PatientVisitsProps) {
  const { visits, failed, loading, retry } = usePatientHistory(patient, onSignedOut, { saysHow: false });
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
        <VisitCard
          key={visit.key}
          visit={visit}
          kind="visits"
          number={0}
          actions={visit.kind === 'prescription' && visit.id !== undefined && renderActions?.(visit.id)}
        />
      ))}
    </section>
  );
}
