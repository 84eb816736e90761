/**
 * The header of our own responses to staff: in how many seconds the session ends without further calls, and in any
 * case.
 */
export const SESSION_ENDS_HEADER = 'frontdesk-session-ends';

export type SessionEnds = { readonly idleMs: number; readonly wholeMs: number };

/** The header's value. */
export function writeSessionEnds({ idleMs, wholeMs }: SessionEnds): string {
  return [idleMs, wholeMs].map((ms) => Math.max(0, Math.floor(ms / 1000))).join(' ');
}

/** Undefined if a server does not send it, or not in this form. */
export function readSessionEnds(header: string | null): SessionEnds | undefined {
  const [, idle, whole] = /^(\d{1,7}) (\d{1,7})$/.exec(header ?? '') ?? [];
  return idle === undefined ? undefined : { idleMs: Number(idle) * 1000, wholeMs: Number(whole) * 1000 };
}

/**
 * The header of a call that a page makes automatically, because something has changed: it does not extend the session.
 */
export const UNASKED_HEADER = 'frontdesk-unasked';
