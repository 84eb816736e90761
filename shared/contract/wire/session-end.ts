/** Header of our own answers to staff: in how many seconds the session ends when nothing more is asked, and in any case. */
export const SESSION_ENDS_HEADER = 'frontdesk-session-ends';

export type SessionEnds = { readonly idleMs: number; readonly wholeMs: number };

/** As it stands in the header. */
export function writeSessionEnds({ idleMs, wholeMs }: SessionEnds): string {
  return [idleMs, wholeMs].map((ms) => Math.max(0, Math.floor(ms / 1000))).join(' ');
}

/** Undefined where a server does not say, or not in this form. */
export function readSessionEnds(header: string | null): SessionEnds | undefined {
  const [, idle, whole] = /^(\d{1,7}) (\d{1,7})$/.exec(header ?? '') ?? [];
  return idle === undefined ? undefined : { idleMs: Number(idle) * 1000, wholeMs: Number(whole) * 1000 };
}

/** Header of a call that a page makes by itself, because something has changed: it does not make the session longer. */
export const UNASKED_HEADER = 'frontdesk-unasked';
