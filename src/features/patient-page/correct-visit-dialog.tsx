import { useState } from 'react';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useDoctors } from './use-doctors.ts';
import { type CorrectableVisit, useVisitCorrection } from './use-visit-correction.ts';

const texts = patientPageTexts.visit;
const words = patientPageTexts.form;

type CorrectVisitDialogProps = {
  visit: CorrectableVisit & { readonly doctor: string | undefined };
  /** Whose visit it is. */
  name: string;
  onChanged: () => void;
  onClose: () => void;
};

/** The department, the doctor and the time of one visit. */
export function CorrectVisitDialog({ visit, name, onChanged, onClose }: CorrectVisitDialogProps) {
  const form = useVisitCorrection(visit, name, onChanged, onClose);
  const doctors = useDoctors();
  const [department, setDepartment] = useState('');
  const { values, change } = form;
  const departments = [...new Set(doctors.map(({ specialization }) => specialization ?? ''))].filter(Boolean);
  const offered = doctors
    .map((doctor) => ({ value: doctorKey(doctor) ?? '', label: doctor.name, department: doctor.specialization }))
    .filter((doctor) => department === '' || doctor.department === department || doctor.value === values.doctorId);
  // The doctor of the visit stands among them even when gone from the clinic.
  const isThere = offered.some(({ value }) => value === values.doctorId);
  const options = isThere ? offered : [{ value: values.doctorId, label: visit.doctor ?? words.noDoctor }, ...offered];

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(name)}
      description={texts.text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" form="correct-visit" busy={form.busy} busyText={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <form
        id="correct-visit"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {form.theirs && (
          <Alert tone="warning" title={texts.theirs(form.theirs.by ?? words.somebody)}>
            <p>{words.theirsText}</p>
            <p className="font-semibold wrap-anywhere">
              {texts.now(form.theirs.current.doctorName, formatClinicTime(form.theirs.current.time, 'date-time'))}
            </p>
          </Alert>
        )}
        {form.failure !== undefined && <Alert tone="danger" title={form.failure} />}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            id="visit-department"
            label={patientPageTexts.department}
            value={department}
            options={[
              { value: '', label: words.anyDepartment },
              ...departments.map((each) => ({ value: each, label: each })),
            ]}
            onChange={({ target }) => setDepartment(target.value)}
          />
          <SelectField
            id="visit-doctor"
            label={patientPageTexts.doctor}
            value={values.doctorId}
            options={options.map(({ value, label }) => ({ value, label }))}
            onChange={({ target }) => change({ doctorId: target.value })}
          />
          <TextField
            id="visit-day"
            type="date"
            label={texts.day}
            value={values.day}
            error={form.error}
            onChange={({ target }) => change({ day: target.value })}
          />
          <TextField
            id="visit-clock"
            type="time"
            label={texts.clock}
            value={values.clock}
            onChange={({ target }) => change({ clock: target.value })}
          />
        </div>
        <p className="text-sm text-ink-2">{texts.clockHint}</p>
      </form>
    </Dialog>
  );
}
