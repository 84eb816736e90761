import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findToldAppointment } from '#server/database/repositories/booking/time-messages-repository.ts';
import type { MessageRow } from '#server/database/repositories/prescriptions/messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { readNumber, NOT_SURE } from '#server/services/messages/read-number.ts';
import { ownLink } from './own-link.ts';

const DAY_MS = 24 * 3_600_000;
/** So long after the press a ticket is still worth a message. */
const TICKET_MS = 12 * 3_600_000;

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
  const opens =
    row.kind !== 'cancelled' && (row.kind !== 'ticket' || told.startsAt !== null || told.openCause !== null);
  const hasLink = settings.publicUrl !== undefined && opens;
  const words = row.kind === 'ticket' ? ticketWords(told, clinic) : wordsOf(row, told, { ...clinic, hasLink });
  // Until a day after its time; where it has none yet, as long as one can be chosen.
  const opensFor = told.startsAt ?? new Date(now.getTime() + clinic.bookAheadDays * DAY_MS);
  const link = hasLink ? ` ${settings.publicUrl}/appointment#${await ownLink(db, appointmentId, opensFor, now)}` : '';
  return succeed({ phone: number.value.e164, body: `${clinic.name}: ${words}${link}` });
}

function isTrue({ kind, aboutAt, createdAt }: MessageRow, told: Told, now: Date): boolean {
  if (told.patientDeletedAt !== null) return false;
  const stands = told.deletedAt === null && !FREE_STATUSES.includes(told.status);
  if (kind === 'ticket') return stands && now.getTime() - createdAt.getTime() < TICKET_MS;
  if (aboutAt !== null && aboutAt <= now) return false;
  const isSame = told.startsAt?.getTime() === aboutAt?.getTime();
  if (kind === 'choose') return stands && isSame && told.openCause !== null;
  if (aboutAt === null) return false;
  return kind === 'cancelled' ? !stands : stands && isSame && told.openCause !== 'doctor-away';
}

type Clinic = { readonly timeZone: string; readonly phone: string; readonly hasLink: boolean };

function wordsOf({ kind, aboutAt }: MessageRow, { openCause }: Told, clinic: Clinic): string {
  const at = aboutAt === null ? '' : whenInWords(aboutAt, clinic.timeZone);
  switch (kind) {
    case 'moved':
      return `your appointment has been moved to ${at}.`;
    case 'cancelled':
      return `your appointment on ${at} has been cancelled.`;
    case 'reminder':
      return `a reminder of your appointment on ${at}.`;
    case 'choose':
      return openCause === 'doctor-away' ? awayWords(at, clinic) : askedWords(clinic);
    default:
      return `your appointment is on ${at}.`;
  }
}

/** The number, where to go and when: not the department, which says what is wrong with somebody. */
function ticketWords(
  { ticket, specialization, startsAt }: Told,
  {
    departmentPlaces,
    timeZone,
  }: { readonly departmentPlaces: Readonly<Record<string, string>>; readonly timeZone: string },
): string {
  const where = departmentPlaces[specialization] ?? '';
  const place = where === '' ? '' : ` Where to go: ${where}.`;
  const time = startsAt === null ? '' : ` Your time: ${whenInWords(startsAt, timeZone)}.`;
  return `your ticket number is ${ticket}.${time}${place}`;
}

/** The doctor's absence is the clinic's matter: the patient reads what to do. */
function awayWords(at: string, { phone, hasLink }: Clinic): string {
  const sorry = `we are sorry, your appointment on ${at} cannot take place.`;
  if (hasLink) return `${sorry} Please choose another time:`;
  return phone === ''
    ? `${sorry} We will give you another time.`
    : `${sorry} Please call us for another time: ${phone}`;
}

function askedWords({ hasLink }: Clinic): string {
  const received = 'we have received your request. Reception will give you a time.';
  return hasLink ? `${received} You can also choose one yourself:` : received;
}

function whenInWords(instant: Date, timeZone: string): string {
  const day = new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full' }).format(instant);
  const time = new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(instant);
  return `${day} at ${time}`;
}
