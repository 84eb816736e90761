import type { Patient } from '#shared/contract/patient/patients.ts';
import { patientPageTexts as texts } from '#src/locales/en/staff/patient-page.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Facts } from '#src/ui/lists/facts.tsx';
import { LanguageBadge } from '#src/features/lists/language-badge.tsx';
import { shownFields } from '#src/features/patient-fields/shown-fields.ts';

/** What the registration says, and who took its alert. */
export function PatientFacts({ patient }: { patient: Patient }) {
  const { ticket, doctorName, doctorSpecialization, receivedAt, urgent } = patient;
  const received = formatClinicTime(receivedAt, 'date-time');
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h2 className="text-lg font-bold text-ink">{texts.facts}</h2>
        <LanguageBadge language={patient.language} />
      </div>
      {urgent === true && <p className="font-semibold wrap-anywhere text-ink">{takenWords(patient)}</p>}
      <Facts
        facts={[
          ...(ticket ? [{ label: texts.ticket, value: ticket }] : []),
          ...shownFields(patient, 'patient page', 'person'),
          { label: texts.doctor, value: doctorName || texts.notGiven },
          { label: texts.department, value: doctorSpecialization || texts.notGiven },
          ...shownFields(patient, 'patient page', 'visit'),
          ...(received === undefined ? [] : [{ label: texts.received, value: received }]),
        ]}
      />
    </div>
  );
}

function takenWords({ urgentTaken }: Patient): string {
  if (urgentTaken === undefined) return texts.urgentOpen;
  return texts.urgentTaken(urgentTaken.by, formatClinicTime(urgentTaken.at, 'date-time') ?? '');
}
