let last: { readonly subject: string; readonly body: string; readonly key: string } | undefined;

/**
 * The Idempotency-Key of a write: the same for the same words about the same thing, so that a repeat after a lost answer
 * makes no second row; another one as soon as anything has changed.
 */
export function keyFor(subject: string, body: unknown): string {
  const text = JSON.stringify(body);
  if (last?.subject !== subject || last.body !== text) last = { subject, body: text, key: crypto.randomUUID() };
  return last.key;
}

/** To be called when a write has been accepted: the same words again would be a new wish. */
export function forgetKey(): void {
  last = undefined;
}
