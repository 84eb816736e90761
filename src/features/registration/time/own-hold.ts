import { releaseHold } from '#src/platform/api/booking/times.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';

/** The one hold of this visit; `isSpent` once the visit is on its way with it. */
let held: { readonly visit: string; readonly holdId: string; isSpent: boolean } | undefined;

useRegistration.subscribe(({ submission, kept, visit }) => {
  if (held?.visit === visit && (kept !== undefined || 'ticket' in submission)) held.isSpent = true;
});
onEndVisit(letGo);

/** The id under which this visit keeps its time: the same for each time it turns to. */
export function holdOfVisit(): string {
  const { visit, time } = useRegistration.getState();
  if (held?.visit === visit) return held.holdId;
  // A kiosk that was loaded anew takes up the hold with the draft.
  return time?.kind === 'time' && time.holdId !== undefined ? time.holdId : crypto.randomUUID();
}

/** The server keeps it. Where the patient has gone meanwhile it is for others at once. */
export function noteHeld(holdId: string, visit: string): void {
  if (useRegistration.getState().visit === visit)
    held = { visit, holdId, isSpent: held?.holdId === holdId && held.isSpent };
  else releaseHold(holdId);
}

/** A time that nobody wants any more is for others at once, and not only when its minutes are over. */
export function letGo(): void {
  if (held && !held.isSpent) releaseHold(held.holdId);
  held = undefined;
}
