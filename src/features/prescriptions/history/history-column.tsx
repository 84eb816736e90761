import type { SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { savedPrescriptions } from '#src/platform/api/staff/prescriptions.ts';
import type { PrescriptionPatient } from '#src/platform/staff/prescription-patient.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { correct } from '#src/features/prescriptions/sign/correct.ts';
import { useDrafts } from '#src/features/prescriptions/generate/drafts.ts';
import { HistoryItem } from './history-item.tsx';

const texts = prescriptionTexts.history;

/** The patient's earlier prescriptions, newest first, each with its PDF (RX-1). */
export function HistoryColumn({ patient, doctorId }: { patient: PrescriptionPatient; doctorId: string | undefined }) {
  // What is saved on the left appears here at once.
  const savedNow = useDrafts(({ ai, hand }) => `${ai[patient._id]?.saved?._id} ${hand[patient._id]?.saved?._id}`);
  const history = useStaffData(
    'doctor',
    `${patient._id} ${savedNow}`,
    (signal) => savedPrescriptions(patient._id, signal),
    () => ({ title: texts.failed }),
  );
  const isFree = useDrafts(({ ai }) => {
    const draft = ai[patient._id];
    return draft?.phase !== 'generating' && (draft?.result === undefined || draft.phase === 'saved');
  });
  const mayCorrect = (author: SavedPrescription['doctorId']) =>
    isFree && isOurs() && doctorId !== undefined && author?.['_id'] === doctorId;
  const { failure, loading, reload } = history;
  const prescriptions = history.value?.prescriptions;
  return (
    <section aria-labelledby="prescription-history" className="grid content-start gap-4">
      <h2 id="prescription-history" className="text-xl font-bold text-ink">
        {texts.title}
      </h2>
      {failure !== undefined && (
        <Alert
          tone="danger"
          title={failure.title}
          action={
            <Button variant="secondary" icon="refresh-cw" busy={loading} onClick={reload}>
              {texts.tryAgain}
            </Button>
          }
        />
      )}
      {prescriptions == null && loading && <Spinner label={texts.loading} className="py-12" />}
      {prescriptions?.length === 0 && <EmptyState icon="file-text" title={texts.empty} />}
      {prescriptions?.map((prescription, index) => (
        <HistoryItem
          key={prescription._id ?? index}
          prescription={prescription}
          onCorrect={mayCorrect(prescription.doctorId) ? () => correct(patient, prescription) : undefined}
        />
      ))}
    </section>
  );
}
