import { useEffect, useState, type FormEvent } from 'react';
import type { VisitRequest } from '#shared/contract/visit/commands.ts';
import { doctorKey } from '#shared/contract/doctor/doctor-key.ts';
import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { PATIENT_FIELD_NAMES } from '#shared/clinic/patient-fields.ts';
import { type FormFault, formOf, parseRegistrationForm } from '#shared/clinic/registration-form.ts';
import { keptDoctors } from '#src/offline/directory/kept-doctors.ts';
import { submit } from '#src/offline/outbox/outbox.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { PatientFieldInput } from '#src/features/patient-fields/patient-field-input.tsx';

const texts = unsentTexts.fixing;

type FixFormProps = {
  visitId: string;
  ticket: string;
  visit: VisitRequest;
  message: string | undefined;
  onClose: () => void;
};

/** The visit as it was typed. Saved with a change it gets new keys; without one, it keeps those it has. */
export function FixForm({ visitId, ticket, visit, message, onClose }: FixFormProps) {
  const { registration, booking } = visit;
  const [fields, setFields] = useState(() => formOf(registration));
  const [doctorId, setDoctorId] = useState(booking.doctorId);
  const [doctors, setDoctors] = useState<readonly Doctor[]>([]);
  const [faults, setFaults] = useState<readonly FormFault[]>([]);
  const [failed, setFailed] = useState(false);
  useEffect(() => void keptDoctors().then((kept) => setDoctors(kept?.doctors ?? [])), []);

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
      {PATIENT_FIELD_NAMES.map((field) => (
        <PatientFieldInput
          key={field}
          id={`fix-${field}`}
          field={field}
          value={fields[field]}
          fault={faults.find((fault) => fault.field === field)?.kind}
          onChange={(value) => setFields((before) => ({ ...before, [field]: value }))}
        />
      ))}
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
