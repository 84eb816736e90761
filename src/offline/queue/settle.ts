import type { OutboxRow } from '#src/platform/database.ts';
import type { RowContent } from '../visits/upgrade-row.ts';
import type { Courier } from './courier.ts';
import type { Refusal } from './retry.ts';
import { rowsOf } from './rows.ts';
import { ask, transact } from './transact.ts';

/** A row the server has accepted; a registration comes with the server's id for the patient. */
export type AcceptedRow = { readonly row: OutboxRow; readonly patientId: string | undefined };

/**
 * Rows the server has accepted go, all in one transaction, and whoever remembers a whole visit is told in it.
 * Where a registration goes alone, the server's id for the patient is written into its booking in that same
 * transaction (offline.md rules 3 and 5), so that no crash can part the two.
 * @param strict the disk must have it before anything else is sent: this server would do the same work twice.
 */
export async function settleAccepted(accepted: readonly AcceptedRow[], courier: Courier, strict: boolean) {
  const isBooked = ({ id }: OutboxRow) => accepted.some(({ row }) => row.dependsOn === id);
  const settled = await Promise.all(
    accepted.map(async (each) => [each, isBooked(each.row) ? [] : await linked(each, courier)] as const),
  );
  const range = IDBKeyRange.bound(accepted[0]?.row.sequence, accepted.at(-1)?.row.sequence);
  await transact(strict ? 'strict' : 'relaxed', async (store) => {
    const rows = store('rows');
    const stored: OutboxRow[] = await ask(rows.getAll(range));
    for (const [{ row, patientId }, bookings] of settled) {
      // By its id: a database that was deleted counts from one again, and the row there may be another visit's.
      const there = stored.find(({ id }) => id === row.id);
      if (!there) continue;
      rows.delete(there.sequence);
      for (const booking of bookings) rows.put(booking);
      if (patientId === undefined) await courier.remember(store, row);
    }
  });
}

/** The booking behind a registration, free to go and with the patient's id. */
async function linked({ row, patientId }: AcceptedRow, { open, seal }: Courier): Promise<OutboxRow[]> {
  if (patientId === undefined) return [];
  const kept = await transact('relaxed', (store) => rowsOf(store, row.visitId));
  const linking = kept
    .filter(({ dependsOn }) => dependsOn === row.id)
    .map(async (booking) => {
      const { dependsOn: _registration, ...free } = booking;
      if (free.state === 'blocked') free.state = 'waiting';
      const content = await open(booking);
      return { ...free, ...(typeof content === 'object' && (await seal(booking, { ...content, patientId }))) };
    });
  return Promise.all(linking);
}

/**
 * Not accepted: says so in the row, which stays. What depends on it waits with it, or is blocked where it needs a person.
 * @param content what the row says, with which the server's words are sealed
 */
export async function settleRefusal(
  row: OutboxRow,
  { state, reason: lastReason, status: lastStatus, message }: Refusal,
  { seal }: Courier,
  content?: RowContent,
): Promise<void> {
  const sealed = content && message !== undefined && (await seal(row, { ...content, message }));
  await transact('relaxed', async (store) => {
    const rows = store('rows');
    // What is stored may be newer than what was taken: its registration may have been accepted since.
    const stored: OutboxRow | undefined = await ask(rows.index('id').get(row.id));
    if (!stored) return;
    rows.put({ ...stored, ...sealed, state, attempts: stored.attempts + 1, lastReason, lastStatus });
    const waits = state === 'needs-attention' ? { state: 'blocked', lastReason: 'parent' } : { state: 'waiting' };
    for (const other of await rowsOf(store, row.visitId))
      if (other.dependsOn === row.id) rows.put({ ...other, ...waits });
  });
}
