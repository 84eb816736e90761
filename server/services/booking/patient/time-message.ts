import { FREE_STATUSES } from '#shared/clinic/appointment-status.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { findToldAppointment } from '#server/database/repositories/booking/time-messages-repository.ts';
import type { MessageRow } from '#server/database/repositories/prescriptions/messages-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { readClinicSettings } from '#server/services/clinic/clinic-settings.ts';
import { readNumber, NOT_SURE } from '#server/services/messages/read-number.ts';
import { leftToRight, messageTexts, whenInWords } from '#server/services/messages/texts/find-texts.ts';
import type { MessageTexts } from '#server/services/messages/texts/message-texts.ts';
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
 * clinical word, in the visit's language. What is not true any more is dropped.
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
  const texts = messageTexts(told.language, clinic.languages[0]);
  const words =
    row.kind === 'ticket' ? ticketWords(told, clinic, texts) : wordsOf(row, told, { ...clinic, hasLink }, texts);
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

function wordsOf({ kind, aboutAt }: MessageRow, { openCause }: Told, clinic: Clinic, texts: MessageTexts): string {
  const at = aboutAt === null ? '' : whenInWords(aboutAt, clinic.timeZone, texts);
  switch (kind) {
    case 'moved':
      return texts.moved(at);
    case 'cancelled':
      return texts.cancelled(at);
    case 'reminder':
      return texts.reminder(at);
    case 'choose':
      return openCause === 'doctor-away' ? awayWords(at, clinic, texts) : askedWords(clinic, texts);
    default:
      return texts.confirmed(at);
  }
}

/** The number, where to go and when: not the department, which says what is wrong with somebody. */
function ticketWords(
  { ticket, specialization, startsAt }: Told,
  {
    departmentPlaces,
    timeZone,
  }: { readonly departmentPlaces: Readonly<Record<string, string>>; readonly timeZone: string },
  texts: MessageTexts,
): string {
  const where = departmentPlaces[specialization] ?? '';
  const time = startsAt === null ? [] : [texts.yourTime(whenInWords(startsAt, timeZone, texts))];
  const place = where === '' ? [] : [texts.whereToGo(where)];
  return [texts.ticket(leftToRight(ticket ?? '', texts)), ...time, ...place].join(' ');
}

/** The doctor's absence is the clinic's matter: the patient reads what to do. */
function awayWords(at: string, { phone, hasLink }: Clinic, texts: MessageTexts): string {
  const sorry = texts.cannotTakePlace(at);
  if (hasLink) return `${sorry} ${texts.chooseAnother}`;
  return `${sorry} ${phone === '' ? texts.weGiveAnother : texts.callForAnother(leftToRight(phone, texts))}`;
}

function askedWords({ hasLink }: Clinic, { received, chooseYourself }: MessageTexts): string {
  return hasLink ? `${received} ${chooseYourself}` : received;
}
