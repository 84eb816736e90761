let last: { readonly subject: string; readonly body: string; readonly key: string } | undefined;

/**
 * The Idempotency-Key of a write: the same for the same content about the same subject, so that a retry after a lost
 * response creates no second row; a different one once anything has changed.
 */
export function keyFor(subject: string, body: unknown): string {
  const text = JSON.stringify(body);
  if (last?.subject !== subject || last.body !== text) last = { subject, body: text, key: crypto.randomUUID() };
  return last.key;
}

/** Call it when a write has been accepted: the same content again would be a new request. */
export function forgetKey(): void {
  last = undefined;
}
