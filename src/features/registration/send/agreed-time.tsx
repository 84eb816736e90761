import { frontdeskTexts } from '#src/locales/en/patient/frontdesk.ts';
import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { saveFile } from '#src/platform/browser/save-file.ts';
import { clinicDay, clinicToday, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useRegistration, type Submission } from '#src/features/registration/visit/registration-store.ts';

type Outcome = Extract<Submission, { ticket: string }>;

/** Without a length known the calendar shows this much. */
const USUAL_MINUTES = 20;

/** The time that the server has booked, in words; undefined as long as it has booked none. */
export function useAgreedTime({ kind, slot }: Outcome): { words: string; isToday: boolean } | undefined {
  useKnownClinic();
  const time = useRegistration((state) => state.time);
  if (kind !== 'accepted' || slot?.state !== 'booked' || slot.startsAt === undefined) return undefined;
  const chosen = time?.kind === 'time' && time.at.startsAt === slot.startsAt ? time.at : undefined;
  const day = chosen?.day ?? clinicDay(slot.startsAt) ?? '';
  const label = chosen?.label ?? formatClinicTime(slot.startsAt, 'time') ?? '';
  const today = clinicToday();
  return { words: texts.at({ day, label }, today), isToday: day === today };
}

/** What happens next: with a time, when to come; where the desk was asked, that reception says it. */
export function NextStep({ outcome }: { outcome: Outcome }) {
  const agreed = useAgreedTime(outcome);
  if (outcome.kind !== 'accepted') return null;
  if (outcome.slot?.state === 'asked') return <p className="text-lg text-ink">{texts.asked}</p>;
  const isComing = agreed !== undefined && (!agreed.isToday || deviceNow() === null);
  return (
    <>
      <p className="text-lg text-ink">{isComing ? texts.comeThen : frontdeskTexts.nextStep}</p>
      {agreed !== undefined && deviceNow() === null && <CalendarButton outcome={outcome} />}
    </>
  );
}

/** Made in the page: the file goes nowhere but to this browser's own downloads. */
function CalendarButton({ outcome: { ticket, slot } }: { outcome: Outcome }) {
  const clinic = useKnownClinic();
  const minutes = useRegistration(({ time }) => (time?.kind === 'time' ? time.minutes : undefined));
  async function save(): Promise<void> {
    const { calendarFile } = await import('#src/features/registration/time/calendar-file.ts');
    const entry = {
      id: slot?.appointmentId ?? ticket,
      startsAt: slot?.startsAt ?? '',
      minutes: minutes ?? USUAL_MINUTES,
      title: texts.appointmentAt(clinic.name),
      place: clinic.address,
      text: texts.ticket(ticket),
    };
    saveFile('appointment.ics', new Blob([calendarFile(entry, new Date())], { type: 'text/calendar' }));
  }
  return (
    <Button variant="secondary" icon="calendar" onClick={() => void save().catch(() => undefined)}>
      {texts.calendar}
    </Button>
  );
}
