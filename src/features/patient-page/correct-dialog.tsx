import { useEffect, useState } from 'react';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Patient } from '#shared/contract/patient/patients.ts';
import { GENDERS } from '#shared/contract/visit/genders.ts';
import { NAME_MAX_LENGTH, PHONE_MAX_LENGTH } from '#shared/contract/visit/registration.ts';
import { genderWord, personTexts } from '#src/locales/en/everywhere/person.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { allDoctors } from '#src/platform/api/public/doctors.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { valuesOf } from './correction-values.ts';
import { useCorrection } from './use-correction.ts';

const texts = patientPageTexts.form;
const words = patientPageTexts;

type CorrectDialogProps = { patient: Patient; onChanged: () => void; onClose: () => void };

/** One form for everything that staff may correct of a patient. */
export function CorrectDialog({ patient, onChanged, onClose }: CorrectDialogProps) {
  const form = useCorrection(patient, onChanged, onClose);
  const doctors = useDoctors();
  const [department, setDepartment] = useState('');
  const { values, errors, change } = form;
  const departments = [...new Set(doctors.map(({ specialization }) => specialization ?? ''))].filter(Boolean);
  const offered = doctors.filter(
    (doctor) =>
      department === '' || doctor.specialization === department || (doctorKey(doctor) ?? '') === values.doctorId,
  );

  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(patient.name)}
      description={texts.text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="correct-patient" busy={form.busy} busyText={texts.saving}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form
        id="correct-patient"
        noValidate
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void form.save();
        }}
      >
        {form.theirs && (
          <Alert tone="warning" title={texts.theirs(form.theirs.by ?? texts.somebody)}>
            <p>{texts.theirsText}</p>
            <p className="font-semibold wrap-anywhere">{factsInWords(form.theirs.current)}</p>
          </Alert>
        )}
        {form.failure !== undefined && <Alert tone="danger" title={form.failure} />}
        <TextField
          id="correct-name"
          label={texts.name}
          value={values.name}
          error={errors.name}
          maxLength={NAME_MAX_LENGTH}
          autoComplete="off"
          data-autofocus
          onChange={({ target }) => change({ name: target.value })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            id="correct-age"
            label={words.age}
            value={values.age}
            error={errors.age}
            inputMode="numeric"
            autoComplete="off"
            onChange={({ target }) => change({ age: target.value })}
          />
          <TextField
            id="correct-phone"
            label={words.phone}
            value={values.phone}
            type="tel"
            maxLength={PHONE_MAX_LENGTH}
            autoComplete="off"
            onChange={({ target }) => change({ phone: target.value })}
          />
        </div>
        <RadioGroupField
          id="correct-gender"
          legend={words.gender}
          name="correct-gender"
          value={values.gender}
          options={GENDERS.map((value) => ({ value, label: personTexts.genders[value] }))}
          onChange={(gender) => change({ gender })}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            id="correct-department"
            label={words.department}
            value={department}
            options={[
              { value: '', label: texts.anyDepartment },
              ...departments.map((name) => ({ value: name, label: name })),
            ]}
            onChange={({ target }) => setDepartment(target.value)}
          />
          <SelectField
            id="correct-doctor"
            label={words.doctor}
            value={values.doctorId}
            options={doctorOptions(offered, patient)}
            onChange={({ target }) => change({ doctorId: target.value })}
          />
        </div>
      </form>
    </Dialog>
  );
}

/** The doctor of today stands among them even when gone from the clinic. */
function doctorOptions(doctors: readonly Doctor[], { doctorId, doctorName }: Patient) {
  const offered = doctors.map((doctor) => ({ value: doctorKey(doctor) ?? '', label: doctor.name }));
  const isThere = !doctorId || offered.some(({ value }) => value === doctorId);
  return [
    ...(doctorId ? [] : [{ value: '', label: texts.noDoctor }]),
    ...(isThere ? [] : [{ value: doctorId, label: doctorName ?? doctorId }]),
    ...offered,
  ];
}

function useDoctors(): readonly Doctor[] {
  const [doctors, setDoctors] = useState<readonly Doctor[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    async function load(): Promise<void> {
      const answer = await allDoctors({ signal: controller.signal });
      if (answer.ok && !controller.signal.aborted) setDoctors(answer.value.doctors);
    }
    void load();
    return () => controller.abort();
  }, []);
  return doctors;
}

function factsInWords(patient: Patient): string {
  const { name, age, gender, phone } = valuesOf(patient);
  return [name, age, genderWord(gender), phone, patient.doctorName].filter(Boolean).join(', ');
}
