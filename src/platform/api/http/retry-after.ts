/**
 * How long a server asks clients to wait, in milliseconds, from `Retry-After` (RFC 9110 §10.2.3: seconds or a date). A
 * date is compared with the server's own `Date`, because the device's clock may be wrong.
 */
export function retryAfterMs(headers: Headers): number | undefined {
  const asked = headers.get('retry-after');
  if (asked === null) return undefined;
  if (/^\d+$/.test(asked.trim())) return Number(asked) * 1000;
  const until = Date.parse(asked);
  const now = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(until) ? undefined : Math.max(0, until - (Number.isNaN(now) ? Date.now() : now));
}
