import { useEffect, useState } from 'react';
import type { QueueBoard, QueueEntry } from '#shared/contract/queue/queue.ts';
import { type Result, succeed } from '#shared/result.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { queueBoard } from '#src/platform/api/staff/queue.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { noteLife, useLive } from '#src/platform/live/use-live.ts';
import { useWhenStale } from '#src/platform/staff/staleness.ts';
import { useRemote } from '#src/platform/staff/use-remote.ts';
import type { Role } from '#shared/contract/staff/roles.ts';
import { type StaffData, useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { withEntry } from './arrange.ts';

const MOST_TAKEN = 50;

export type Board = Omit<StaffData<QueueBoard>, 'value'> & {
  readonly value: QueueBoard | undefined;
  /** When that came, by the page's own clock. */
  readonly seenMs: number;
  /** Shows what a move has answered, before the board is asked for again. */
  readonly take: (entry: QueueEntry) => void;
};

/** The board of a day; it asks again by itself whenever something has changed. */
export function useBoard(staff: Role, day: string | undefined): Board {
  const data = useStaffData(
    staff,
    day ?? '',
    (signal) => loadBoard(day, signal),
    () => ({ title: arrivalsTexts.failed }),
  );
  useLive(data.refresh);
  const { board, take } = useTaken(data.value?.board);
  return { ...data, seenMs: data.value?.seenMs ?? 0, value: board, take };
}

/**
 * The doctor's own lines, beside what a screen is about: nothing is said where it cannot be had, and another backend is not
 * asked.
 */
export function useOwnBoard(): Pick<Board, 'value' | 'seenMs' | 'take' | 'refresh'> {
  const data = useRemote(
    'own board',
    async (signal): Promise<Result<Seen | undefined, ApiProblem>> =>
      (await isOursForSure()) ? loadBoard(undefined, signal) : succeed(undefined),
    () => undefined,
  );
  useLive(data.refresh);
  useWhenStale(data.refresh);
  const { board, take } = useTaken(data.value?.board);
  return { refresh: data.refresh, seenMs: data.value?.seenMs ?? 0, value: board, take };
}

type Seen = { readonly board: QueueBoard; readonly seenMs: number };

async function loadBoard(day: string | undefined, signal: AbortSignal): Promise<Result<Seen, ApiProblem>> {
  const answer = await queueBoard(day, signal);
  if (!answer.ok) return answer;
  noteLife();
  return succeed({ board: answer.value, seenMs: performance.now() });
}

/** The board with what moves have answered since it was asked for. */
function useTaken(value: QueueBoard | undefined) {
  const [taken, setTaken] = useState<readonly Taken[]>([]);
  // A board that was asked for before a move may come after it; one that no longer has the visit is right.
  const newer = taken.filter(({ entry, over }) => over === value || value?.entries.some(isOlderThan(entry)));
  return {
    board: value && newer.reduce((board, { entry }) => withEntry(board, entry), value),
    take: (entry: QueueEntry) =>
      setTaken((before) =>
        [...before.filter((each) => each.entry._id !== entry._id), { entry, over: value }].slice(-MOST_TAKEN),
      ),
  };
}

type Taken = { readonly entry: QueueEntry; readonly over: QueueBoard | undefined };

const isOlderThan = (entry: QueueEntry) => (each: QueueEntry) => each._id === entry._id && each.version < entry.version;

const TICK_MS = 10_000;

/** The server's time in milliseconds: when it last looked, and what has passed since by a clock that nobody sets. */
export function useServerTime({ value, seenMs }: Pick<Board, 'value' | 'seenMs'>): number {
  const [nowMs, setNowMs] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setNowMs(performance.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return Date.parse(value?.asOf ?? '') + Math.max(0, nowMs - seenMs);
}
