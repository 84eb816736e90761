import type { PatientMessage } from '#shared/contract/patient/correction.ts';
import { patientPageTexts as texts } from '#src/locales/en/staff/patient-page.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Card } from '#src/ui/lists/card.tsx';

const STATES: Readonly<Record<string, string>> = texts.messageStates;

/** Which messages went to the patient, and whether they arrived at the gateway. */
export function PatientMessages({ messages }: { messages: readonly PatientMessage[] }) {
  return (
    <Card className="grid gap-3 print:hidden">
      <h2 className="text-lg font-bold text-ink">{texts.messages}</h2>
      {messages.length === 0 && <p className="text-ink-2">{texts.noMessages}</p>}
      <ul className="grid gap-2 empty:hidden">
        {messages.map(({ _id, phone, state, createdAt, sentAt, doctorName }) => (
          <li key={_id}>
            <p className="font-semibold text-ink">{STATES[state] ?? state}</p>
            <p className="text-sm text-ink-2">
              {[texts.messageTo(phone), formatClinicTime(sentAt ?? createdAt, 'date-time'), doctorName]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
