import { queueDatabase } from '#src/platform/store/database.ts';
import { sendingVisits } from '#src/offline/outbox/sending.ts';
import { readVisit } from './read-visit.ts';
import { whenLanded } from './replace-visit.ts';
import { seal, unseal } from './sealing.ts';

const { rows, counters } = queueDatabase;
/** A row that is sent and fails again and again meanwhile is not waited for longer. */
const MOST_TRIES = 5;

/**
 * Notes in the waiting booking that its patient wants the ticket on the phone: it is asked for as soon as the server has the
 * booking, whichever page is open then. @returns false where nothing waits any more
 */
export async function wantTicketOnPhone(visitId: string): Promise<boolean> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    await whenLanded(visitId);
    const booking = (await readVisit(visitId)).kept.find(({ type }) => type === 'book-appointment');
    const content = booking && (await unseal(booking));
    if (booking === undefined || typeof content !== 'object') return false;
    const sealed = await seal(booking, { ...content, textsTicket: true });
    const isNoted = await queueDatabase.transaction('rw', rows, counters, async () => {
      const stored = await rows.get(booking.sequence);
      // Sent or changed meanwhile: then what was read is not what stands there.
      if (stored?.id !== booking.id || !isSame(stored.iv, booking.iv) || (await sendingVisits()).has(visitId))
        return false;
      await rows.put({ ...stored, ...sealed });
      return true;
    });
    if (isNoted) return true;
  }
  return false;
}

function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.every((byte, at) => byte === other[at]);
}
