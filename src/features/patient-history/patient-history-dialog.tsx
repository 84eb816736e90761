import type { Patient } from '#shared/contract/patient/patients.ts';
import { patientHistoryTexts as texts } from '#src/locales/en/staff/patient-history.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useSafetyFacts } from '#src/platform/staff/use-safety-facts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { SafetyStrip } from '#src/ui/parts/safety-strip.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { shownFields } from '#src/features/patient-fields/shown-fields.ts';
import type { VisitEntry } from './read-visits.ts';
import { usePatientHistory } from './use-patient-history.ts';
import { VisitCard, type HistoryKind } from './visit-card.tsx';

type PatientHistoryDialogProps = {
  patient: Patient;
  /** `visits` is the administrator's dialog of ADM-6, `prescriptions` the doctor's. */
  kind: HistoryKind;
  onClose: () => void;
  onSignedOut: () => void;
};

/** The patient's details, and every visit in a scroll area 400 px high (NUM-2). */
export function PatientHistoryDialog({ patient, kind, onClose, onSignedOut }: PatientHistoryDialogProps) {
  const safety = useSafetyFacts(patient._id, patient);
  const { visits, failed, loading, retry } = usePatientHistory(patient, onSignedOut);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title}
      actions={
        <Button variant="secondary" data-autofocus onClick={onClose}>
          {texts.close}
        </Button>
      }
    >
      <PersonFacts patient={patient} />
      <SafetyStrip
        facts={safety}
        words={safetyTexts}
        urgentText={urgentWords(safety.warningSigns)}
        className="mt-3 static!"
      />
      <section
        // Scrolled with the arrow keys, so it must be reachable with Tab.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        aria-label={kind === 'visits' ? texts.visits : texts.prescriptions}
        aria-busy={loading}
        className="mt-4 grid h-[400px] content-start gap-3 overflow-y-auto rounded-input bg-surface-2 p-3"
      >
        <LoadFailure
          data={{
            failure: failed ? { title: texts.failed, description: texts.failedText } : undefined,
            loading,
            reload: retry,
          }}
          words={staffTexts}
        />
        {visits === undefined && loading && !failed && <Spinner label={texts.loading} className="py-16" />}
        {visits !== undefined && !visits.some(({ kind: entry }) => kind === 'visits' || entry === 'prescription') && (
          <EmptyState icon="clipboard-list" title={kind === 'visits' ? texts.emptyVisits : texts.emptyPrescriptions} />
        )}
        {visits?.map((visit, index) => (
          <VisitCard key={visit.key} visit={visit} kind={kind} number={numberOf(visits, index)} />
        ))}
      </section>
    </Dialog>
  );
}

function PersonFacts({ patient }: { patient: Patient }) {
  return (
    <>
      <p className="text-lg font-bold wrap-anywhere text-ink">{patient.name}</p>
      <dl className="mt-1 flex flex-wrap gap-x-6 gap-y-1">
        {shownFields(patient, 'history').map(({ label, value }) => (
          <div key={label} className="flex gap-2">
            <dt className="text-ink-3">{label}</dt>
            <dd className="text-ink">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Only prescriptions are numbered, the latest first. */
function numberOf(visits: readonly VisitEntry[], index: number): number {
  return visits.slice(0, index + 1).filter(({ kind }) => kind === 'prescription').length;
}
