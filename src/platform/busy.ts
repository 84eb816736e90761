const reasons = new Map<string, number>();

/**
 * Says that a reload would lose something just now (a draft, a recording, a request in flight).
 * @returns takes it back; calling that twice counts once.
 */
export function markBusy(reason: string): () => void {
  reasons.set(reason, (reasons.get(reason) ?? 0) + 1);
  let done = false;
  return () => {
    if (done) return;
    done = true;
    const left = (reasons.get(reason) ?? 1) - 1;
    if (left > 0) reasons.set(reason, left);
    else reasons.delete(reason);
  };
}

/** True when this page may be reloaded without losing anything. */
export function safeToUpdate(): boolean {
  return reasons.size === 0;
}
