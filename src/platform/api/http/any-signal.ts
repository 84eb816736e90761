/** Aborts as soon as one of `signals` does. `AbortSignal.any` does not exist in the oldest supported browsers. */
export function anySignal(signals: readonly AbortSignal[]): AbortSignal {
  if ('any' in AbortSignal) return AbortSignal.any([...signals]);
  const any = new AbortController();
  for (const signal of signals) {
    if (signal.aborted) {
      any.abort(signal.reason);
      break;
    }
    signal.addEventListener('abort', () => any.abort(signal.reason), { once: true, signal: any.signal });
  }
  return any.signal;
}
