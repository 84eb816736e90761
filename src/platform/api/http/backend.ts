import { isSameOrigin } from './address.ts';

/** Whose server this is: ours, another one that has only the specification's calls (CALL-13), or not known yet. */
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
    // Storage may be blocked; the next page then asks again.
  }
}

/**
 * True if our own headers may be sent: the server has identified itself to this page or to an earlier one on this
 * origin. For another host that memory does not count, because an unknown header would fail the preflight.
 */
export function isOurs(): boolean {
  if (known !== 'unknown') return known === 'ours';
  try {
    return isSameOrigin() && localStorage.getItem(REMEMBERED) !== null;
  } catch {
    return false;
  }
}
