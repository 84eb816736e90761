import { succeed } from '#shared/result.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { patientRecord } from '#src/platform/api/staff/patient-record.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { Facts } from '#src/ui/lists/facts.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { Spinner } from '#src/ui/parts/spinner.tsx';
import type { AppointmentFacts } from '#src/features/doctor/appointments/appointment-facts.ts';
import { openDraft, useRecordDrafts } from './record-drafts.ts';
import { RecordForm } from './record-form.tsx';
import { startingValues } from './record-values.ts';

const texts = doctorTexts.record;

type PatientDetailsProps = { patientId: string | undefined; facts: AppointmentFacts };

/**
 * What is known about the patient: the record that the doctor edits, or with another backend the details of the
 * appointment.
 */
export function PatientDetails({ patientId, facts }: PatientDetailsProps) {
  const record = useStaffData(
    'doctor',
    `record ${patientId ?? ''}`,
    async (signal) => {
      if (patientId === undefined || !(await isOursForSure())) return succeed('none' as const);
      const answer = await patientRecord(patientId, { signal });
      if (!answer.ok) return answer;
      openDraft(patientId, answer.value, startingValues(answer.value, facts));
      return succeed('here' as const);
    },
    () => ({ title: texts.loadFailed }),
  );
  const draft = useRecordDrafts(({ drafts }) => (patientId === undefined ? undefined : drafts[patientId]));

  if (patientId !== undefined && draft !== undefined) return <RecordForm patientId={patientId} draft={draft} />;
  return (
    <div className="grid gap-5">
      <LoadFailure data={record} words={staffTexts} />
      {record.value === undefined && record.loading && <Spinner label={texts.loading} className="py-8" />}
      {record.value === 'none' && patientId !== undefined && <p className="text-ink-2">{texts.otherBackend}</p>}
      {(record.value === 'none' || record.failure !== undefined) && <FromAppointment facts={facts} />}
    </div>
  );
}

function FromAppointment({ facts }: { facts: AppointmentFacts }) {
  const { symptoms, medicalHistory, diagnosis, medications, notes } = facts;
  return (
    <Facts
      facts={[
        { label: texts.symptoms, value: symptoms.join(', ') || texts.none },
        { label: texts.medicalHistory, value: medicalHistory ?? texts.none },
        { label: texts.diagnosis, value: diagnosis ?? texts.none },
        { label: texts.medications, value: medications.join(', ') || texts.none },
        { label: texts.notes, value: notes ?? texts.none },
      ]}
    />
  );
}
