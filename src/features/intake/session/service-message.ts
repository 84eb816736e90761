/** A refusal of the speech service as received. */
export type ServiceRefusal = {
  readonly status: number;
  readonly statusText: string;
  readonly message?: string;
  readonly bodyText: string;
};

/** A proxy's error page can be long; the panel shows its beginning. */
const LONGEST = 400;

function errorField(bodyText: string): string | undefined {
  try {
    const body: unknown = JSON.parse(bodyText);
    if (typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string') {
      return body.error;
    }
  } catch {
    // Not JSON: then the body itself is shown.
  }
  return undefined;
}

/**
 * ERR-HEARD-3: the server's error message, or the body, or 'HTTP Error: {status} {text}'. The hosted service calls its
 * message `error`, ours `message`.
 */
export function serviceMessage(
  refusal: ServiceRefusal,
  httpError: (status: number, statusText: string) => string,
): string {
  const said = [refusal.message, errorField(refusal.bodyText), refusal.bodyText]
    .map((text) => text?.trim() ?? '')
    .find((text) => text !== '');
  if (said === undefined) return httpError(refusal.status, refusal.statusText);
  return said.length > LONGEST ? `${said.slice(0, LONGEST)}…` : said;
}
