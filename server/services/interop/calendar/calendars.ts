import { createHash, randomBytes } from 'node:crypto';
import type { CalendarFeed } from '#shared/contract/interop/calendars.ts';
import {
  bookedTimes,
  doctorOfFeed,
  insertFeed,
  listFeeds,
  revokeFeedOf,
} from '#server/database/repositories/interop/calendars-repository.ts';
import { findDoctor } from '#server/database/repositories/staff/doctors-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { isUuid } from '#server/services/clinic/uuid.ts';
import { uuidV7 } from '#server/services/clinic/uuid-v7.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';

const DAY_MS = 24 * 3_600_000;
const DAYS_BACK = 14;
const DAYS_AHEAD = 366;
const TOKEN = /^[A-Za-z0-9_-]{43}$/;

const hashOf = (token: string) => createHash('sha256').update(`calendar ${token}`).digest('hex');

export async function calendarsForAdmin(db: Queryable): Promise<CalendarFeed[]> {
  return (await listFeeds(db)).map(({ doctorId, doctor, since }) => ({
    doctorId,
    doctor,
    since: since?.toISOString() ?? null,
  }));
}

/** Makes the secret of a doctor’s calendar; an earlier one ends. @returns it, shown this once; undefined for an unknown doctor */
export async function makeCalendar(
  db: Queryable,
  actor: Principal,
  doctorId: string,
  now: Date,
): Promise<string | undefined> {
  if (!isUuid(doctorId) || (await findDoctor(db, doctorId)) === undefined) return undefined;
  const token = randomBytes(32).toString('base64url');
  await revokeFeedOf(db, doctorId, now);
  const row = { id: uuidV7(now), doctorId, tokenHash: hashOf(token), createdAt: now, createdBy: actor.id };
  await insertFeed(db, row);
  await audit(db, now, actor, 'calendar-made', doctorId);
  return token;
}

export async function revokeCalendar(db: Queryable, actor: Principal, doctorId: string, now: Date): Promise<boolean> {
  if (!isUuid(doctorId) || !(await revokeFeedOf(db, doctorId, now))) return false;
  await audit(db, now, actor, 'calendar-revoked', doctorId);
  return true;
}

/** The calendar of whoever has its secret: that a doctor is busy, never with whom. Undefined for a secret that is none (any more). */
export async function calendarOf(db: Queryable, token: string, now: Date): Promise<string | undefined> {
  const doctorId = TOKEN.test(token) ? await doctorOfFeed(db, hashOf(token)) : undefined;
  if (doctorId === undefined) return undefined;
  const from = new Date(now.getTime() - DAYS_BACK * DAY_MS);
  const times = await bookedTimes(db, doctorId, from, new Date(now.getTime() + DAYS_AHEAD * DAY_MS));
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//Calendar//EN',
    'METHOD:PUBLISH',
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
    ...times.flatMap(({ id, startsAt, minutes }) =>
      startsAt === null ? [] : eventOf(id, startsAt, minutes ?? 0, now),
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${line}\r\n`).join('');
}

function eventOf(id: string, startsAt: Date, minutes: number, now: Date): string[] {
  // Hashed, so that a calendar somewhere holds no id of ours.
  const uid = createHash('sha256').update(`calendar event ${id}`).digest('hex').slice(0, 32);
  return [
    'BEGIN:VEVENT',
    `UID:${uid}@frontdesk`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(startsAt)}`,
    `DTEND:${utc(new Date(startsAt.getTime() + minutes * 60_000))}`,
    'SUMMARY:Booked',
    'CLASS:PRIVATE',
    'END:VEVENT',
  ];
}

const utc = (instant: Date) => instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
