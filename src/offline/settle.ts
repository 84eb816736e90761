import { type OutboxRow, queueDatabase } from '#src/platform/database.ts';
import { deviceTime } from '#src/platform/clock.ts';
import type { Verdict } from './retry.ts';
import { type RowContent, seal, unseal } from './sealing.ts';

const { rows, visits } = queueDatabase;

/** A page asks for a visit's fate within minutes; a kiosk sees some hundred a day. */
const ACCEPTED_VISITS_KEPT = 500;

/**
 * A registration was accepted: in one transaction its row goes and the server's id for the patient is written into
 * the booking that depends on it (offline.md rules 3 and 5), so that no crash can part the two.
 */
export async function settleRegistration(row: OutboxRow, patientId: string): Promise<void> {
  const children = await rows.where('visitId').equals(row.visitId).toArray();
  const linked: OutboxRow[] = [];
  for (const child of children.filter(({ dependsOn }) => dependsOn === row.id)) {
    const content = await unseal(child);
    const { dependsOn: _accepted, ...free } = child;
    if (free.state === 'blocked') free.state = 'waiting';
    linked.push(typeof content === 'string' ? free : { ...free, ...(await seal(child, { ...content, patientId })) });
  }
  await queueDatabase.transaction('rw', rows, async () => {
    if (!(await sameRow(row))) return;
    await rows.bulkPut(linked);
    await rows.delete(row.sequence);
  });
}

/** A booking was accepted: the visit is whole, and only that is remembered of it. */
export async function settleBooking(row: OutboxRow): Promise<void> {
  await queueDatabase.transaction('rw', rows, visits, async () => {
    if (!(await sameRow(row))) return;
    await rows.delete(row.sequence);
    const { visitId, ticket } = row;
    const number = await visits.add({ visitId, ticket, acceptedAt: deviceTime() });
    if (number % 50 === 0)
      await visits
        .where('number')
        .below(number - ACCEPTED_VISITS_KEPT)
        .delete();
  });
}

/** Not accepted: says so in the row, which stays. What depends on a row that needs a person is blocked with it. */
export async function settleRefusal(
  row: OutboxRow,
  content: RowContent | undefined,
  verdict: Exclude<Verdict, { kind: 'accepted' }>,
): Promise<void> {
  const message = 'message' in verdict ? verdict.message : undefined;
  const words = content && message !== undefined ? await seal(row, { ...content, message }) : {};
  const status = 'status' in verdict ? verdict.status : undefined;
  await queueDatabase.transaction('rw', rows, async () => {
    // What is stored may be newer than what was taken: its registration may have been accepted since.
    const stored = await sameRow(row);
    if (!stored) return;
    const { lastStatus: _earlier, ...kept } = stored;
    await rows.put({
      ...kept,
      ...words,
      state: verdict.kind === 'person' ? verdict.state : 'waiting',
      attempts: stored.attempts + 1,
      lastReason: verdict.kind === 'person' ? verdict.reason : verdict.kind === 'again' ? 'server-busy' : 'no-answer',
      ...(status === undefined ? {} : { lastStatus: status }),
    });
    if (verdict.kind === 'person' && verdict.state === 'needs-attention') {
      await rows
        .where('visitId')
        .equals(row.visitId)
        .and(({ dependsOn }) => dependsOn === row.id)
        .modify({ state: 'blocked', lastReason: 'parent' });
    }
  });
}

/** Nothing when the row was replaced or accepted by someone else meanwhile: then there is nothing to say about it. */
async function sameRow({ sequence, key }: OutboxRow): Promise<OutboxRow | undefined> {
  const stored = await rows.get(sequence);
  return stored?.key === key ? stored : undefined;
}
