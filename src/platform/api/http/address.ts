/**
 * Where the calls go: our own origin, or the host the build was given.
 * Read at each call, because a build replaces it by its text and a test sets it while it runs.
 */
export function apiBase(): string {
  return import.meta.env.VITE_API_BASE_URL || '/';
}

/** The full address of a path such as `api/patients/register`, below `base` (default: the API's own). */
export function addressOf(path: string, base: string = apiBase()): string {
  return new URL(`${base.replace(/\/$/, '')}/${path.replace(/^\//, '')}`, location.href).href;
}

/** True when the API is on the page's own origin, where an extra header costs no preflight and breaks nothing. */
export function isSameOrigin(): boolean {
  return new URL(apiBase(), location.href).origin === location.origin;
}
