import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import type { BoardRow } from './arrange.ts';

const texts = arrivalsTexts.waits;
const LONG_MINUTES = 30;
const TOO_LONG_MINUTES = 60;
/** Somebody who comes a little after the time is not late. */
const LATE_MINUTES = 5;

/** How urgent a wait looks: amber from half an hour, red from an hour; never by its colour alone. */
export type WaitTone = 'calm' | 'long' | 'too-long';
export type WaitWords = { readonly text: string; readonly tone: WaitTone; readonly word?: string };

/** Whole minutes between two instants, never less than none. */
export function minutesBetween(from: string | null, to: number): number {
  const minutes = Math.floor((to - Date.parse(from ?? '')) / 60_000);
  return Number.isFinite(minutes) ? Math.max(0, minutes) : 0;
}

export function toneOf(minutes: number): WaitTone {
  if (minutes >= TOO_LONG_MINUTES) return 'too-long';
  return minutes >= LONG_MINUTES ? 'long' : 'calm';
}

/**
 * How long a visit has been where it is, in words.
 * @param now the server's time in milliseconds, never this device's
 */
export function waitOf({ entry, dueAt }: BoardRow, now: number): WaitWords {
  if (entry === undefined) return expected(dueAt, now);
  const place = entry.place ?? '';
  switch (entry.stage) {
    case 'waiting':
      return waiting(minutesBetween(entry.arrivedAt, now));
    case 'called': {
      const calls = entry.calls > 1 ? texts.calls(entry.calls) : undefined;
      const text = texts.called(minutesBetween(entry.calledAt, now), place);
      return { text, tone: 'calm', ...(calls !== undefined && { word: calls }) };
    }
    case 'in-room':
      return { text: texts.inRoom(minutesBetween(entry.startedAt, now), place), tone: 'calm' };
    default:
      return {
        text: texts.endedAt(texts.ended[entry.stage], formatClinicTime(entry.endedAt, 'time') ?? ''),
        tone: 'calm',
      };
  }
}

function waiting(minutes: number): WaitWords {
  const tone = toneOf(minutes);
  const word = { calm: undefined, long: texts.long, 'too-long': texts.tooLong }[tone];
  return { text: texts.waiting(minutes), tone, ...(word !== undefined && { word }) };
}

function expected(dueAt: string, now: number): WaitWords {
  const time = formatClinicTime(dueAt, 'time') ?? '';
  const late = minutesBetween(dueAt, now);
  return late > LATE_MINUTES ? { text: texts.late(time, late), tone: 'long' } : { text: texts.due(time), tone: 'calm' };
}
