import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findToldAppointment } from '#server/database/repositories/booking/time-messages-repository.ts';
import type { MessageRow } from '#server/database/repositories/prescriptions/messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { readNumber, NOT_SURE } from '#server/services/messages/read-number.ts';
import { ownLink } from './own-link.ts';

export type TimeMessageSettings = Parameters<typeof readClinicSettings>[1] & {
  /** Where links begin; undefined: none is sent, because none would lead there. */
  readonly publicUrl: string | undefined;
};

type Told = NonNullable<Awaited<ReturnType<typeof findToldAppointment>>>;
type Ready = Result<
  { readonly phone?: string; readonly body?: string },
  { readonly state: 'failed' | 'dropped'; readonly lastError: string }
>;

/**
 * What a message about an appointment's time says, written when it is sent (BOOK-8): clinic, day, time and link, no doctor and no
 * clinical word. What is not true any more is dropped.
 */
export async function aboutTime(
  db: Queryable,
  row: MessageRow,
  appointmentId: string,
  now: Date,
  settings: TimeMessageSettings,
): Promise<Ready> {
  const told = await findToldAppointment(db, appointmentId);
  if (told === undefined || !isTrue(row, told, now)) return fail({ state: 'dropped', lastError: 'Not true any more' });
  const clinic = await readClinicSettings(db, settings);
  const number = readNumber(told.phone, clinic.countryCode);
  if (!number.ok) return fail({ state: 'failed', lastError: NOT_SURE });
  const words = wordsOf(row, clinic.timeZone);
  const link =
    settings.publicUrl === undefined || row.kind === 'cancelled' || told.startsAt === null
      ? ''
      : ` ${settings.publicUrl}/api/appointments/ics/${await ownLink(db, appointmentId, told.startsAt, now)}`;
  return succeed({ phone: number.value.e164, body: `${clinic.name}: ${words}${link}` });
}

function isTrue({ kind, aboutAt }: MessageRow, told: Told, now: Date): boolean {
  if (told.patientDeletedAt !== null) return false;
  const stands = told.deletedAt === null && !FREE_STATUSES.includes(told.status);
  if (kind === 'choose') return stands && told.startsAt === null;
  if (aboutAt === null || aboutAt <= now) return false;
  return kind === 'cancelled' ? !stands : stands && told.startsAt?.getTime() === aboutAt.getTime();
}

function wordsOf({ kind, aboutAt }: MessageRow, timeZone: string): string {
  const at = aboutAt === null ? '' : whenInWords(aboutAt, timeZone);
  switch (kind) {
    case 'moved':
      return `your appointment has been moved to ${at}.`;
    case 'cancelled':
      return `your appointment on ${at} has been cancelled.`;
    case 'reminder':
      return `a reminder of your appointment on ${at}.`;
    case 'choose':
      return 'we have received your request. Reception will give you a time.';
    default:
      return `your appointment is on ${at}.`;
  }
}

function whenInWords(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' }).format(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant);
  return `${day} at ${time}`;
}
