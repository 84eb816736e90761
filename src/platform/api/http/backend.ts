import { isSameOrigin } from './address.ts';

/** Whose server answers: ours, another one with only the specification's calls (CALL-13), or not known yet. */
export type Backend = 'ours' | 'other' | 'unknown';

const REMEMBERED = 'frontdesk-backend-is-ours';
let known: Backend = 'unknown';

export function backend(): Backend {
  return known;
}

export function learnBackend(answeredAs: 'ours' | 'other'): void {
  known = answeredAs;
  try {
    if (answeredAs === 'ours') localStorage.setItem(REMEMBERED, '1');
    else localStorage.removeItem(REMEMBERED);
  } catch {
    // Storage may be refused; the next page then asks again.
  }
}

/**
 * True when our own headers may be sent: the server said it is ours, or it said so to an earlier page of this origin.
 * The memory never counts for another host, where an unknown header would fail the preflight.
 */
export function isOurs(): boolean {
  if (known !== 'unknown') return known === 'ours';
  try {
    return isSameOrigin() && localStorage.getItem(REMEMBERED) !== null;
  } catch {
    return false;
  }
}
