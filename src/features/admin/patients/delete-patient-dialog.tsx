import type { Patient } from '#shared/contract/patient/patients.ts';
import { succeed } from '#shared/result.ts';
import { adminListTexts } from '#src/locales/en/admin/admin-lists.ts';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { deletePatient, restorePatient } from '#src/platform/api/staff/patients.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { removeSample } from '#src/features/admin/samples/removed-samples.ts';
import { isSamplePatient } from '#src/features/admin/samples/sample-patients.ts';

const { deletion: texts } = adminTexts.patients;

type DeletePatientDialogProps = {
  patient: Patient;
  onClose: () => void;
  /** The list is no longer what the server has. */
  onChanged: () => void;
};

/** Asks before a patient is deleted; the focus is on Cancel, so that Enter alone deletes nobody (ADM-5). */
export function DeletePatientDialog({ patient, onClose, onChanged }: DeletePatientDialogProps) {
  const { busy, failure, run } = useStaffAct('admin', onChanged);
  const isSample = isSamplePatient(patient);

  async function confirm(): Promise<void> {
    const done = await run({
      call: async () => (isSample ? succeed(removeSample(patient._id)) : deletePatient(patient._id)),
      words: { done: texts.deleted, failed: texts.failed, overtaken: texts.gone },
      undo: {
        text: texts.deletedOf(patient.name),
        call: () => restorePatient(patient._id),
        words: { done: adminTexts.patients.restored, failed: adminTexts.patients.restoreFailed },
      },
    });
    if (done) onClose();
  }

  return (
    <ConfirmDialog
      danger
      title={texts.title}
      description={texts.text}
      words={{ cancel: texts.cancel, confirm: texts.confirm, busy: texts.deleting }}
      busy={busy}
      failure={failure}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="font-semibold wrap-anywhere text-ink">{patient.name}</p>
      {isSample && <p className="mt-1 text-ink-2">{adminListTexts.samplePatient}</p>}
    </ConfirmDialog>
  );
}
