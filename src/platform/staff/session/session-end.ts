import { create } from 'zustand';
import { readSessionEnds, SESSION_ENDS_HEADER, type SessionEnds } from '#shared/contract/wire/session-end.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';

/** Time enough to finish a sentence or to come back from another room. */
export const WARNS_BEFORE_MS = 2 * 60_000;

/** `idle`: it ends soon unless a call is made; `whole`: it ends soon in any case. */
export type SessionPhase = 'open' | 'idle' | 'whole' | 'over';

/**
 * What the server said, and when: by the wall clock, which goes on while a laptop sleeps, and by a monotonic clock that
 * nobody can set back.
 */
export type Heard = SessionEnds & { readonly wall: number; readonly steady: number };

/** The phase of a session; `heard` is undefined for a server that does not say. */
export function phaseAt(heard: Heard | undefined, now: { wall: number; steady: number }): SessionPhase {
  if (!heard) return 'open';
  const left = msLeft(heard, now);
  if (left <= 0) return 'over';
  if (left > WARNS_BEFORE_MS) return 'open';
  return heard.wholeMs <= heard.idleMs ? 'whole' : 'idle';
}

function msLeft(heard: Heard, now: { wall: number; steady: number }): number {
  const passed = Math.max(0, now.wall - heard.wall, now.steady - heard.steady);
  return Math.min(heard.idleMs, heard.wholeMs) - passed;
}

/** `idle`: the screen stands in front of the public, and nobody has used it for the clinic's idle time. */
export type WhyCovered = 'over' | 'idle';

type SessionEnd = {
  /** The screen is covered until somebody logs in or has logged out. */
  readonly covered: boolean;
  readonly why: WhyCovered;
  readonly heard: Heard | undefined;
};

export const useSessionEnd = create<SessionEnd>(() => ({ covered: false, why: 'over', heard: undefined }));

const clocks = () => ({ wall: Date.now(), steady: performance.now() });

/** Reads from a response how long the session lasts. */
export function hearSessionEnd(headers: Headers): void {
  const ends = readSessionEnds(headers.get(SESSION_ENDS_HEADER));
  if (ends) useSessionEnd.setState({ heard: { ...ends, ...clocks() } });
}

/** The current phase of this page's session. */
export function sessionPhase(): SessionPhase {
  return phaseAt(useSessionEnd.getState().heard, clocks());
}

/** When it ends, by the server's clock. */
export function sessionEndsAt(heard: Heard): number {
  return serverNow() + msLeft(heard, clocks());
}
