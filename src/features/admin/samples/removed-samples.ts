const KEPT = 'frontdesk-removed-samples';

/** For where storage is refused: they are gone until the next page. */
let removed: readonly string[] = [];

/** Whether a built-in sample was removed on this device, by a doctor's code or a patient's id. */
export function isRemoved(id: string | undefined): boolean {
  return id !== undefined && recall().includes(id);
}

export function removeSample(id: string): void {
  put([...recall().filter((one) => one !== id), id]);
}

export function restoreSample(id: string): void {
  put(recall().filter((one) => one !== id));
}

function put(ids: readonly string[]): void {
  removed = ids;
  try {
    localStorage.setItem(KEPT, JSON.stringify(ids));
  } catch {
    // What is in memory holds.
  }
}

function recall(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT) ?? 'null');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : removed;
  } catch {
    return removed;
  }
}
