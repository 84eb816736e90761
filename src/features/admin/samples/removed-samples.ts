const KEPT = 'frontdesk-removed-samples';

/** Used if storage is blocked: they are removed until the next page load. */
let removed: readonly string[] = [];

/** Whether a built-in sample was removed on this device, by Doctor ID or patient id. */
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
    // The value in memory is used.
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
