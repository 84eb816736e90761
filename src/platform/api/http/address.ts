/**
 * Where the API is: our own origin, or the host given to the build. Read on every call, because a build inlines the
 * value and tests set it at run time.
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
