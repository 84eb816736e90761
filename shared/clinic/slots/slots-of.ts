import { clockOf, type ClinicDay, clinicDay, momentsOf } from './clinic-day.ts';
import { labelOf } from './slot-label.ts';

const MINUTE_MS = 60_000;
const WHOLE_DAY = { from: 0, to: 24 * 60 } as const;

/** Hours of one day by clocks such as `08:30`. */
type Hours = { readonly from: string; readonly to: string };

/** When a doctor sees patients in every week, as a doctor's schedule says it. */
export type WeeklyPlan = {
  readonly slotMinutes: number;
  /** Patients at one time; one where nothing is said. */
  readonly capacity?: number | undefined;
  readonly hours: readonly (Hours & { readonly day: number })[];
};

/** What is otherwise on some days: closed (the whole day, or between two clocks on each of them) or one session more. */
export type PlanException = {
  readonly kind: 'closed' | 'extra';
  readonly fromDay: string;
  readonly toDay: string;
  readonly from?: string | null | undefined;
  readonly to?: string | null | undefined;
  readonly slotMinutes?: number | null | undefined;
  readonly capacity?: number | null | undefined;
};

/** A time somebody can come. */
export type Slot = {
  readonly startsAt: Date;
  readonly minutes: number;
  readonly capacity: number;
  /** What clocks in the clinic show; with its zone where they show it twice that day. */
  readonly label: string;
};

type Minutes = { readonly from: number; readonly to: number };
type Session = Minutes & { readonly minutes: number; readonly capacity: number };

/**
 * The times of a doctor on one day, in their order: computed, never stored. A session of that day stands before what every
 * week has, and what is closed is closed for both.
 * @param exceptions those of the doctor and those of the whole clinic
 * @param day of the clinic's calendar, such as `2026-11-26`; a day that there is not has no times
 */
export function slotsOf(
  schedule: WeeklyPlan | null | undefined,
  exceptions: readonly PlanException[],
  day: string,
  timeZone: string,
): Slot[] {
  const today = exceptions.filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay);
  const weekday = weekdayOf(day);
  if (weekday === undefined || today.some(({ kind, from }) => kind === 'closed' && from == null)) return [];
  const closed = today.filter(({ kind }) => kind === 'closed').map(minutesOf);
  const sessions = [...extraSessions(today), ...weeklySessions(schedule, weekday)];
  if (sessions.length === 0) return [];
  const calendar = clinicDay(day, timeZone);
  const slots: Slot[] = [];
  for (const session of sessions) {
    const { minutes, capacity } = session;
    // Whoever comes later in the list takes only what is left.
    const before = [...slots];
    const isFree = (start: number) => {
      const end = start + minutes * MINUTE_MS;
      return !before.some((slot) => slot.startsAt.getTime() < end && start < endOf(slot));
    };
    for (const start of momentsOf(calendar, session, minutes)) {
      if (isFree(start) && !isClosedAt(calendar, start, minutes, closed)) {
        slots.push({ startsAt: new Date(start), minutes, capacity, label: labelOf(calendar, start) });
      }
    }
  }
  return slots.toSorted((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

function extraSessions(today: readonly PlanException[]): Session[] {
  return today
    .filter(({ kind }) => kind === 'extra')
    .map((extra) => ({ ...minutesOf(extra), minutes: extra.slotMinutes ?? 0, capacity: extra.capacity ?? 1 }))
    .filter(({ minutes }) => minutes > 0);
}

function weeklySessions(schedule: WeeklyPlan | null | undefined, weekday: number): Session[] {
  if (schedule == null) return [];
  const { slotMinutes: minutes, capacity = 1 } = schedule;
  return schedule.hours
    .filter(({ day }) => day === weekday)
    .map((hours) => ({ ...minutesOf(hours), minutes, capacity }))
    .toSorted((a, b) => a.from - b.from);
}

function isClosedAt(calendar: ClinicDay, start: number, minutes: number, closed: readonly Minutes[]): boolean {
  if (closed.length === 0) return false;
  const first = clockOf(calendar, start);
  const last = clockOf(calendar, start + (minutes - 1) * MINUTE_MS);
  return closed.some(({ from, to }) => first < to && from <= last);
}

function endOf({ startsAt, minutes }: Slot): number {
  return startsAt.getTime() + minutes * MINUTE_MS;
}

function minutesOf({ from, to }: { from?: string | null | undefined; to?: string | null | undefined }): Minutes {
  return from == null || to == null ? WHOLE_DAY : { from: minuteOf(from), to: minuteOf(to) };
}

function minuteOf(clock: string): number {
  const [hour = 0, minute = 0] = clock.split(':').map(Number);
  return hour * 60 + minute;
}

/** As ISO 8601 numbers them; undefined when there is no such day. */
function weekdayOf(day: string): number | undefined {
  const read = /^\d{4}-\d{2}-\d{2}$/.test(day) ? new Date(`${day}T00:00:00Z`) : undefined;
  if (read === undefined || Number.isNaN(read.getTime()) || !read.toISOString().startsWith(day)) return undefined;
  return read.getUTCDay() === 0 ? 7 : read.getUTCDay();
}
