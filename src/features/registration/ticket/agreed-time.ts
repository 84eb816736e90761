import { timeTexts as texts } from '#src/locales/en/patient/times.ts';
import { clinicDay, clinicToday, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import type { Outcome } from './ticket-words.ts';

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
