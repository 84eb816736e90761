import type { DisplayCalls } from '#shared/contract/queue/queue.ts';

export type Call = DisplayCalls['calls'][number];

/** Each call stands first for at least this long, however fast the next one comes. */
export const LEAST_MS = 8_000;

/** So many calls the server says at most. */
const MOST_SAID = 6;

/** What the screen announces: the call that stands first, since when, and the calls that still wait for their turn. */
export type Announcing = {
  readonly first: Call | undefined;
  readonly sinceMs: number;
  readonly waiting: readonly Call[];
  /** All that the server last said, the newest first. */
  readonly calls: readonly Call[];
  /** False until the server has said something: what was called before the screen was switched on is not announced. */
  readonly hasBegun: boolean;
};

export const SILENCE: Announcing = { first: undefined, sinceMs: 0, waiting: [], calls: [], hasBegun: false };

/** One announcement: the same ticket called again is another one. */
export function keyOf({ ticket, place, at, calls }: Call): string {
  return [ticket, place, at, calls].join(' ');
}

/** Takes up what the server says now. What it no longer says is dropped at once, shown or not. */
export function hear(before: Announcing, said: readonly Call[], nowMs: number): Announcing {
  const calls = said.toSorted((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const [newest] = calls;
  if (!before.hasBegun) return { first: newest, sinceMs: nowMs, waiting: [], calls, hasBegun: true };
  const known = new Set(before.calls.map(keyOf));
  const stands = new Set(calls.map(keyOf));
  const isThere = (call: Call) => stands.has(keyOf(call)) || isBeyond(call, calls);
  const fresh = calls.filter((call) => !known.has(keyOf(call))).toReversed();
  const waiting = [...before.waiting.filter(isThere), ...fresh];
  const isFirstThere = before.first !== undefined && isThere(before.first);
  const next = { ...before, calls, waiting };
  if (isFirstThere) return goOn(next, nowMs);
  const [turn, ...rest] = waiting;
  return { ...next, first: turn ?? newest, sinceMs: nowMs, waiting: rest };
}

/** The server says only the last six: a call older than those may still stand, unless its ticket was called again since. */
function isBeyond({ at, ticket }: Call, calls: readonly Call[]): boolean {
  const oldest = calls.at(-1);
  if (oldest === undefined || calls.length < MOST_SAID) return false;
  return Date.parse(at) < Date.parse(oldest.at) && calls.every((call) => call.ticket !== ticket);
}

/** Gives the next call its turn, once the first has had its time. */
export function goOn(before: Announcing, nowMs: number): Announcing {
  const [next, ...rest] = before.waiting;
  if (next === undefined || nowMs - before.sinceMs < LEAST_MS) return before;
  return { ...before, first: next, sinceMs: nowMs, waiting: rest };
}

/** The calls below the first, the newest first; what waits for its turn is not shown before it. */
export function callsBefore({ calls, first, waiting }: Announcing, most = 5): readonly Call[] {
  const hidden = new Set([...waiting, ...(first === undefined ? [] : [first])].map(keyOf));
  const isSameTicket = (call: Call) => call.ticket === first?.ticket;
  return calls.filter((call) => !hidden.has(keyOf(call)) && !isSameTicket(call)).slice(0, most);
}
