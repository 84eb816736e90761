import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import type { Outcome } from './ticket-words.ts';

/** Without a length known the calendar shows this much. */
const USUAL_MINUTES = 20;

/** Made in the page: the file goes nowhere but to this browser's own downloads. */
export function CalendarButton({ outcome: { ticket, slot }, where }: { outcome: Outcome; where: string }) {
  const clinic = useKnownClinic();
  const minutes = useRegistration(({ time }) => (time?.kind === 'time' ? time.minutes : undefined));
  async function save(): Promise<void> {
    const { calendarFile } = await import('#src/features/registration/time/calendar-file.ts');
    const entry = {
      id: slot?.appointmentId ?? ticket,
      startsAt: slot?.startsAt ?? '',
      minutes: minutes ?? USUAL_MINUTES,
      title: texts.appointmentAt(clinic.name),
      place: [clinic.address, where].filter((line) => line !== '').join(', '),
      text: texts.ticket(ticket),
    };
    saveFile('appointment.ics', new Blob([calendarFile(entry, new Date())], { type: 'text/calendar' }));
  }
  return (
    <Button variant="secondary" size="lg" icon="calendar" onClick={() => void save().catch(() => undefined)}>
      {texts.calendar}
    </Button>
  );
}
