import { deviceTime } from '#src/platform/clock.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import type { RowContent } from '../upgrade-row.ts';
import type { Refusal } from './retry.ts';
import { rowsOf } from './rows.ts';
import { seal, unseal } from './sealing.ts';
import { ask, transact } from './transact.ts';

/** A page asks for a visit's fate within minutes; a kiosk sees some hundred a day. */
const ACCEPTED_VISITS_KEPT = 500;

/** A row the server has accepted; a registration comes with the server's id for the patient. */
export type AcceptedRow = { readonly row: OutboxRow; readonly patientId: string | undefined };

/**
 * Rows the server has accepted go, all in one transaction, and a visit whose booking went is remembered as whole.
 * Where a registration goes alone, the server's id for the patient is written into its booking in that same
 * transaction (offline.md rules 3 and 5), so that no crash can part the two.
 * @param strict the disk must have it before anything else is sent: this server would do the same work twice.
 */
export async function settleAccepted(accepted: readonly AcceptedRow[], strict: boolean): Promise<void> {
  const bookings = new Set(accepted.map(({ row }) => row.dependsOn));
  const linked = await Promise.all(accepted.map(async (each) => (bookings.has(each.row.id) ? [] : linkBooking(each))));
  const acceptedAt = deviceTime();
  await transact(strict ? 'strict' : 'relaxed', async (store) => {
    const [rows, visits] = [store('rows'), store('visits')];
    for (const [index, { row }] of accepted.entries()) {
      const { sequence, visitId, ticket, type } = row;
      // Discarded, replaced, or accepted from another page without locks: then there is nothing to say about it.
      if ((await ask(rows.getKey(sequence))) === undefined) continue;
      rows.delete(sequence);
      for (const booking of linked[index] ?? []) rows.put(booking);
      if (type === 'register-patient') continue;
      const number = Number(await ask(visits.add({ visitId, ticket, acceptedAt })));
      if (number % 50 === 0) visits.delete(IDBKeyRange.upperBound(number - ACCEPTED_VISITS_KEPT));
    }
  });
}

/** The booking behind a registration, free to go and with the patient's id. */
async function linkBooking({ row, patientId }: AcceptedRow): Promise<OutboxRow[]> {
  if (row.type !== 'register-patient') return [];
  const kept = await transact('relaxed', (store) => rowsOf(store, row.visitId));
  const linking = kept
    .filter(({ dependsOn }) => dependsOn === row.id)
    .map(async (booking) => {
      const { dependsOn: _registration, ...free } = booking;
      if (free.state === 'blocked') free.state = 'waiting';
      const content = await unseal(booking);
      return { ...free, ...(typeof content === 'object' && (await seal(booking, { ...content, patientId }))) };
    });
  return Promise.all(linking);
}

/** Not accepted: says so in the row, which stays. What depends on a row that needs a person is blocked with it. */
export async function settleRefusal(row: OutboxRow, content: RowContent | undefined, refusal: Refusal): Promise<void> {
  const { state, reason: lastReason, status: lastStatus, message } = refusal;
  const words = content && message !== undefined ? await seal(row, { ...content, message }) : {};
  await transact('relaxed', async (store) => {
    const rows = store('rows');
    // What is stored may be newer than what was taken: its registration may have been accepted since.
    const stored: OutboxRow | undefined = await ask(rows.get(row.sequence));
    if (!stored) return;
    rows.put({ ...stored, ...words, state, attempts: stored.attempts + 1, lastReason, lastStatus });
    if (state !== 'needs-attention') return;
    for (const other of await rowsOf(store, row.visitId))
      if (other.dependsOn === row.id) rows.put({ ...other, state: 'blocked', lastReason: 'parent' });
  });
}
