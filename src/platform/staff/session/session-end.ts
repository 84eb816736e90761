import { create } from 'zustand';
import { readSessionEnds, SESSION_ENDS_HEADER, type SessionEnds } from '#shared/contract/wire/session-end.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';

/** Time enough to end a sentence, and to press a button in another room. */
export const WARNS_BEFORE_MS = 2 * 60_000;

/** `idle`: it ends soon unless something is asked; `whole`: it ends soon in any case. */
export type SessionPhase = 'open' | 'idle' | 'whole' | 'over';

/** What the server has said, and when: by the clock on the wall, which a sleeping laptop still moves, and by one that nobody sets back. */
export type Heard = SessionEnds & { readonly wall: number; readonly steady: number };

/** Where a session stands; undefined `heard` is a server that does not say. */
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

type SessionEnd = {
  /** The screen is covered until somebody logs in, or has logged out. */
  readonly covered: boolean;
  readonly heard: Heard | undefined;
};

export const useSessionEnd = create<SessionEnd>(() => ({ covered: false, heard: undefined }));

const clocks = () => ({ wall: Date.now(), steady: performance.now() });

/** Takes up from an answer how long the session lasts. */
export function hearSessionEnd(headers: Headers): void {
  const ends = readSessionEnds(headers.get(SESSION_ENDS_HEADER));
  if (ends) useSessionEnd.setState({ heard: { ...ends, ...clocks() } });
}

/** Where the session of this page stands just now. */
export function sessionPhase(): SessionPhase {
  return phaseAt(useSessionEnd.getState().heard, clocks());
}

/** When it ends, by the server's clock. */
export function sessionEndsAt(heard: Heard): number {
  return serverNow() + msLeft(heard, clocks());
}
