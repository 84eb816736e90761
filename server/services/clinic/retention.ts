const DAY_MS = 24 * 3_600_000;

/** So long a deleted patient or appointment can be restored (ADM-5); then all of it is erased. */
const DELETED_KEPT_MS = 30 * DAY_MS;

/** What was deleted at this instant or before is past restoring and due for erasure. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - DELETED_KEPT_MS);
}

/** When what was deleted at `deletedAt` is erased for good. */
export function erasedAt(deletedAt: Date): Date {
  return new Date(deletedAt.getTime() + DELETED_KEPT_MS);
}
