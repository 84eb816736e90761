import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { readDoctor } from '#src/platform/api/admin/doctor-accounts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { DoctorDialog } from './doctor-dialog.tsx';
import { valuesOf } from './doctor-form.ts';
import type { KeptDoctor } from './kept-doctor.ts';

const texts = staffDoctorTexts.dialog;

type EditDoctorProps = {
  id: string;
  name: string;
  /** What had been typed before the session ended, used instead of the server's version. */
  kept: KeptDoctor | undefined;
  onChanged: () => void;
  onClose: () => void;
};

/** The dialog for an existing doctor: loads all of the doctor's data first. */
export function EditDoctor({ id, name, kept, onChanged, onClose }: EditDoctorProps) {
  const doctor = useAdminData(
    id,
    (signal) => readDoctor(id, { signal }),
    () => ({ title: texts.loadFailed }),
  );
  const initial = kept?.values ?? (doctor.value && valuesOf(doctor.value.doctor));
  if (initial !== undefined) {
    return (
      <DoctorDialog
        id={id}
        initial={initial}
        version={kept === undefined ? doctor.value?.version : kept.version}
        isKept={kept !== undefined}
        onChanged={onChanged}
        onClose={onClose}
      />
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.editTitle(name)}
      actions={
        <Button variant="secondary" data-autofocus onClick={onClose}>
          {texts.cancel}
        </Button>
      }
    >
      {doctor.loading && doctor.failure === undefined && <Spinner label={texts.loading} className="py-12" />}
      <LoadFailure data={doctor} words={staffTexts} />
    </Dialog>
  );
}
