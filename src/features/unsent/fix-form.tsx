import { useEffect, useState, type FormEvent } from 'react';
import type { VisitRequest } from '#shared/contract/visit/commands.ts';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { type FormFault, parseRegistrationForm, type RegistrationFields } from '#shared/clinic/registration-form.ts';
import { keptDoctors } from '#src/offline/directory/kept-doctors.ts';
import { submit } from '#src/offline/outbox/outbox.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const texts = unsentTexts.fixing;
const TYPED = ['name', 'age', 'phone', 'symptoms'] as const;
const GENDERS = [
  { value: '', label: texts.choose },
  { value: 'male', label: texts.genders.male },
  { value: 'female', label: texts.genders.female },
  { value: 'other', label: texts.genders.other },
];

type FixFormProps = {
  visitId: string;
  ticket: string;
  visit: VisitRequest;
  message: string | undefined;
  onClose: () => void;
};

/** The visit as it was typed. Saved with a change it goes under new keys; without one, under those it has. */
export function FixForm({ visitId, ticket, visit, message, onClose }: FixFormProps) {
  const { registration, booking } = visit;
  const [fields, setFields] = useState<RegistrationFields>({
    name: registration.name,
    age: String(registration.age),
    gender: registration.gender,
    phone: registration.phone ?? '',
    symptoms: registration.symptoms.join(', '),
  });
  const [doctorId, setDoctorId] = useState(booking.doctorId);
  const [doctors, setDoctors] = useState<readonly Doctor[]>([]);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => void keptDoctors().then((kept) => setDoctors(kept?.doctors ?? [])), []);

  const change = (field: FormFault['field'], value: string) => setFields((before) => ({ ...before, [field]: value }));
  const errorOf = (field: FormFault['field']) => {
    const fault = faults.find((each) => each.field === field);
    return fault && texts.wrong[fault.kind];
  };

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    const parsed = parseRegistrationForm(fields);
    setFaults(parsed.ok ? [] : parsed.problem);
    if (!parsed.ok) return;
    const next = { ...visit, registration: { ...parsed.value, doctorId }, booking: { ...booking, doctorId } };
    const saved = await submit(next, { replacing: visitId });
    setFailed(!saved.ok);
    if (!saved.ok) return;
    notify.success(texts.done(ticket));
    onClose();
  }

  const choices = doctors.map((doctor) => ({
    value: doctorKey(doctor) ?? '',
    label: texts.doctorOf(doctor.name, doctor.specialization),
  }));
  const known = choices.some(({ value }) => value === booking.doctorId);
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void save(event)}>
      {message !== undefined && <Alert tone="warning">{unsentTexts.serverSays(message)}</Alert>}
      {TYPED.map((field) => (
        <TextField
          key={field}
          id={`fix-${field}`}
          label={texts.fields[field]}
          hint={field === 'symptoms' ? texts.symptomsHint : undefined}
          error={errorOf(field)}
          autoComplete="off"
          value={fields[field]}
          onChange={(event) => change(field, event.target.value)}
        />
      ))}
      <SelectField
        id="fix-gender"
        label={texts.fields.gender}
        error={errorOf('gender')}
        options={GENDERS}
        value={fields.gender}
        onChange={(event) => change('gender', event.target.value)}
      />
      <SelectField
        id="fix-doctor"
        label={texts.doctor}
        options={[
          ...(known ? [] : [{ value: booking.doctorId, label: texts.keepDoctor }]),
          ...choices.filter(({ value }) => value !== ''),
        ]}
        value={doctorId}
        onChange={(event) => setDoctorId(event.target.value)}
      />
      {failed && <Alert tone="danger">{texts.failed}</Alert>}
      <div className="flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          {unsentTexts.cancel}
        </Button>
        <Button type="submit" icon="send">
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
