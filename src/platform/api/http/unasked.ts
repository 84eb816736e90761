const unasked = new WeakSet<AbortSignal>();

/** Marks a call, by the signal that ends it, as one that the page makes by itself: it must not keep a session alive. */
export function markUnasked(signal: AbortSignal): void {
  unasked.add(signal);
}

/** Whether nobody has asked for the call. */
export function isUnasked(signal: AbortSignal | undefined): boolean {
  return signal !== undefined && unasked.has(signal);
}
