import { useEffect } from 'react';
import { create } from 'zustand';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';

const REMEMBERED = 'frontdesk-doctors-with-hours';
const FRESH_MS = 30_000;

export type NextTime = { readonly startsAt: string; readonly day: string; readonly label: string };

type NextTimesState = {
  /** The clinic's today as the server said it; none before it has. */
  readonly today: string | undefined;
  /** Of every doctor who has hours, by `_id`; null where nothing is free, undefined as long as it is not known. */
  readonly byDoctor: ReadonlyMap<string, NextTime | null | undefined>;
  /** Whether the clinic can send text messages; undefined as long as it is not known. */
  readonly sendsTexts?: boolean | undefined;
};

/** The first free time of every doctor who has hours, as this page knows it; who has hours also from an earlier page. */
export const useNextTimes = create<NextTimesState>(() => ({ today: undefined, byDoctor: new Map() }));
// Not as what the store begins with: React takes the prerendered page over as it was for everybody.
useNextTimes.setState({ byDoctor: new Map(recall().map((doctorId) => [doctorId, undefined])) });
let askedAt = -FRESH_MS;

/** Asks for them once the page is idle. */
export function useFreshNextTimes(): void {
  useEffect(() => whenIdle(() => void loadNextTimes()), []);
}

/** Asks our server, unless it has answered just now; what was known stays when there is no answer. */
export async function loadNextTimes(): Promise<void> {
  if (performance.now() - askedAt < FRESH_MS) return;
  askedAt = performance.now();
  try {
    const { fetchNextTimes } = await import('#src/platform/api/booking/fetch-next-times.ts');
    const answer = await fetchNextTimes();
    if (answer === undefined) return;
    const byDoctor = new Map(answer.doctors.map(({ doctorId, next }) => [doctorId, next]));
    useNextTimes.setState({ today: answer.today, byDoctor, sendsTexts: answer.sendsTexts });
    localStorage.setItem(REMEMBERED, JSON.stringify([...byDoctor.keys()]));
  } catch {
    // The code could not be fetched, or storage is refused: the next page asks.
  }
}

/** When that doctor is free next, and what today is; undefined without hours, and where nothing is free or known. */
export function useNextTime(doctorId: string | undefined): { next: NextTime; today: string | undefined } | undefined {
  const today = useNextTimes((state) => state.today);
  const next = useNextTimes(({ byDoctor }) => byDoctor.get(doctorId ?? ''));
  return next ? { next, today } : undefined;
}

/** Whether that doctor gives times, as far as it is known. */
export function givesTimes(doctorId: string): boolean {
  return useNextTimes.getState().byDoctor.has(doctorId);
}

function recall(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(REMEMBERED) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}
