type ReachListener = (reached: boolean) => void;

const listeners = new Set<ReachListener>();

/** Notifies `listener` after every API call whether there was an HTTP response. Returns the function that stops it. */
export function onReach(listener: ReachListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportReach(reached: boolean): void {
  for (const listener of listeners) listener(reached);
}
