type ReachListener = (reached: boolean) => void;

const listeners = new Set<ReachListener>();

/** Hears of every call to the API that got an HTTP answer (true) or none (false). Returns the way to stop. */
export function onReach(listener: ReachListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportReach(reached: boolean): void {
  for (const listener of listeners) listener(reached);
}
