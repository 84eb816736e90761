import type { OutboxRow } from '#src/platform/store/database.ts';
import type { RowContent } from '#src/offline/visits/upgrade-row.ts';
import type { AcceptedRow, Courier } from './courier.ts';
import { announceQueue } from './events.ts';
import type { Refusal } from './retry.ts';
import { bookingOf, changeSending } from './rows.ts';
import { ask, type Durability, transact } from './transact.ts';

/**
 * Deletes the rows the server has accepted, all in one transaction, in which fully accepted visits are also recorded.
 * If a registration goes alone, the server's id for the patient is written into its booking in the same transaction
 * (OFF-1, OFF-2), so that no crash can separate the two.
 * @param durability `strict` if this server would do the same work twice: the disk must have it before anything else is
 * sent.
 */
export async function settleAccepted(accepted: readonly AcceptedRow[], courier: Courier, durability?: Durability) {
  const first = accepted[0]?.row;
  if (!first) return;
  const { sequence } = first;
  const alone = accepted.filter(
    ({ row, patientId }) => patientId !== undefined && !accepted.some((other) => other.row.dependsOn === row.id),
  );
  const bookings = await Promise.all(alone.map((each) => linked(each, courier)));
  await changeSending(async (store, visits) => {
    const rows = store('rows');
    // By its id: a database that was deleted counts from one again, so the row there may belong to another visit.
    const there: OutboxRow | undefined = await ask(rows.get(sequence));
    if (first.id !== there?.id) return;
    // Usually nothing between them stays, and one request deletes them all.
    const isRun = accepted.every(({ row }, index) => row.sequence === sequence + index);
    if (isRun) rows.delete(IDBKeyRange.bound(sequence, sequence + accepted.length - 1));
    else for (const { row } of accepted) rows.delete(row.sequence);
    for (const booking of bookings) if (booking) rows.put(booking);
    for (const { row, patientId } of accepted) if (patientId === undefined) visits.delete(row.visitId);
    await courier.remember(store, accepted);
  }, durability);
  announceQueue('changed');
}

/** The booking that follows a registration, now sendable and with the patient's id. */
async function linked({ row, patientId }: AcceptedRow, { open, seal }: Courier): Promise<OutboxRow | undefined> {
  const booking = await transact((store) => bookingOf(store, row));
  if (!booking) return undefined;
  const { dependsOn: _registration, ...free } = booking;
  const content = await open(booking);
  return {
    ...free,
    state: 'waiting',
    ...(typeof content === 'object' && (await seal(booking, { ...content, patientId }))),
  };
}

/**
 * Records a refusal in the row, which stays. What depends on it waits with it, or is blocked if it needs a person.
 * @param content the row's content, with which the server's words are encrypted
 */
export async function settleRefusal(
  row: OutboxRow,
  { state, reason: lastReason, status: lastStatus, message }: Refusal,
  { seal }: Courier,
  content?: RowContent,
): Promise<void> {
  const sealed = content && message !== undefined && (await seal(row, { ...content, message }));
  await changeSending(async (store, visits) => {
    const rows = store('rows');
    // What is stored may be newer than what was claimed, because its registration may have been accepted since.
    const stored: OutboxRow | undefined = await ask(rows.index('id').get(row.id));
    if (!stored) return;
    visits.delete(row.visitId);
    rows.put({ ...stored, ...sealed, state, attempts: stored.attempts + 1, lastReason, lastStatus });
    const booking = state === 'needs-attention' && (await bookingOf(store, row));
    if (booking) rows.put({ ...booking, state: 'blocked', lastReason: 'parent' });
  });
}
