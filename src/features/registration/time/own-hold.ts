import { HOLD_MINUTES_MOST } from '#shared/contract/booking/holds.ts';
import { releaseHold } from '#src/platform/api/booking/times.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

/** The one hold of this visit, and since when; `isSpent` once the visit is on its way with it. */
let held: { readonly visit: string; readonly holdId: string; readonly since: number; isSpent: boolean } | undefined;

useRegistration.subscribe(({ submission, kept, visit }) => {
  if (held?.visit === visit && (kept !== undefined || 'ticket' in submission)) held.isSpent = true;
});
onEndVisit(letGo);

/** The id under which this visit keeps its time: the same for each time it turns to. */
export function holdOfVisit(): string {
  const { visit, time } = useRegistration.getState();
  if (held?.visit === visit) return mayBeKept() ? held.holdId : crypto.randomUUID();
  // A kiosk that was loaded anew takes up the hold with the draft.
  return time?.kind === 'time' && time.holdId !== undefined ? time.holdId : crypto.randomUUID();
}

/** The server keeps it. Where the patient has gone meanwhile it is for others at once. */
export function noteHeld(holdId: string, visit: string): void {
  if (useRegistration.getState().visit !== visit) releaseHold(holdId);
  else if (held?.holdId !== holdId) held = { visit, holdId, since: performance.now(), isSpent: false };
}

/** Whether the server would keep it longer: nobody keeps a time for ever by leaving a page open. */
export function mayBeKept(): boolean {
  return held !== undefined && performance.now() - held.since < HOLD_MINUTES_MOST * 60_000;
}

/** A time that nobody wants any more is for others at once, and not only when its minutes are over. */
export function letGo(): void {
  if (held && !held.isSpent) releaseHold(held.holdId);
  held = undefined;
}
