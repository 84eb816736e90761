import type { OutboxRow } from '#src/platform/store/database.ts';
import type { RowContent } from '#src/offline/visits/upgrade-row.ts';
import type { AcceptedRow, Courier } from './courier.ts';
import { announceQueue } from './events.ts';
import type { Refusal } from './retry.ts';
import { bookingOf, changeSending } from './rows.ts';
import { ask, type Durability, transact } from './transact.ts';

/**
 * Rows the server has accepted go, all in one transaction, and whoever remembers a whole visit is told in it.
 * Where a registration goes alone, the server's id for the patient is written into its booking in that same
 * transaction (OFF-1, OFF-2), so that no crash can part the two.
 * @param durability `strict` where this server would do the same work twice: the disk has it before anything else is sent.
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
    // By its id: a database that was deleted counts from one again, and the row there may be another visit's.
    const there: OutboxRow | undefined = await ask(rows.get(sequence));
    if (first.id !== there?.id) return;
    // Most often nothing lies in between that stays, and one request does for all.
    const isRun = accepted.every(({ row }, index) => row.sequence === sequence + index);
    if (isRun) rows.delete(IDBKeyRange.bound(sequence, sequence + accepted.length - 1));
    else for (const { row } of accepted) rows.delete(row.sequence);
    for (const booking of bookings) if (booking) rows.put(booking);
    for (const { row, patientId } of accepted) if (patientId === undefined) visits.delete(row.visitId);
    await courier.remember(store, accepted);
  }, durability);
  announceQueue('changed');
}

/** The booking behind a registration, free to go and with the patient's id. */
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
  await changeSending(async (store, visits) => {
    const rows = store('rows');
    // What is stored may be newer than what was taken: its registration may have been accepted since.
    const stored: OutboxRow | undefined = await ask(rows.index('id').get(row.id));
    if (!stored) return;
    visits.delete(row.visitId);
    rows.put({ ...stored, ...sealed, state, attempts: stored.attempts + 1, lastReason, lastStatus });
    const booking = state === 'needs-attention' && (await bookingOf(store, row));
    if (booking) rows.put({ ...booking, state: 'blocked', lastReason: 'parent' });
  });
}
