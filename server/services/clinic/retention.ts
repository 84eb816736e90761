const DAY_MS = 24 * 3_600_000;

/** How long a deleted patient or appointment can be restored (ADM-5); then all of it is erased. */
const DELETED_KEPT_MS = 30 * DAY_MS;

/** What was deleted at this instant or before can no longer be restored and is due for erasure. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - DELETED_KEPT_MS);
}

/** When something deleted at `deletedAt` is permanently erased. */
export function erasedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DELETED_KEPT_MS);
}
