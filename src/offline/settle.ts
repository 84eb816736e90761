import { type OutboxRow, queueDatabase } from '#src/platform/database.ts';
import { deviceTime } from '#src/platform/clock.ts';
import type { Verdict } from './retry.ts';
import { type RowContent, seal, unseal } from './sealing.ts';

const { rows, visits } = queueDatabase;

/** A page asks for a visit's fate within minutes; a kiosk sees some hundred a day. */
const ACCEPTED_VISITS_KEPT = 500;

/** A row the server has accepted; a registration comes with the server's id for the patient. */
export type AcceptedRow = { readonly row: OutboxRow; readonly patientId?: string };

/**
 * Rows the server has accepted go, all in one transaction, and a visit whose booking went is remembered as whole.
 * Where a registration goes alone, the server's id for the patient is written into its booking in that same
 * transaction (offline.md rules 3 and 5), so that no crash can part the two.
 */
export async function settleAccepted(accepted: readonly AcceptedRow[]): Promise<void> {
  const together = new Set(accepted.map(({ row }) => row.dependsOn));
  const alone = accepted.filter(({ row, patientId }) => patientId !== undefined && !together.has(row.id));
  const linked = (await Promise.all(alone.map(linkBooking))).flat();
  await queueDatabase.transaction('rw', rows, visits, async () => {
    const stored = await rows.bulkGet(accepted.map(({ row }) => row.sequence));
    const gone = accepted.flatMap(({ row }, index) => (stored[index]?.key === row.key ? [row] : []));
    const still = new Set(gone.map(({ id }) => id));
    await rows.bulkPut(linked.flatMap(({ parent, child }) => (still.has(parent) ? [child] : [])));
    await rows.bulkDelete(gone.map(({ sequence }) => sequence));
    const whole = gone.filter(({ type }) => type === 'book-appointment');
    if (whole.length === 0) return;
    const acceptedAt = deviceTime();
    const newest = await visits.bulkAdd(whole.map(({ visitId, ticket }) => ({ visitId, ticket, acceptedAt })));
    if (newest % 50 < whole.length)
      await visits
        .where('number')
        .below(newest - ACCEPTED_VISITS_KEPT)
        .delete();
  });
}

async function linkBooking({ row, patientId = '' }: AcceptedRow): Promise<{ parent: string; child: OutboxRow }[]> {
  const children = await rows.where('visitId').equals(row.visitId).toArray();
  const linking = children.map(async (child) => {
    if (child.dependsOn !== row.id) return [];
    const { dependsOn: parent, ...free } = child;
    if (free.state === 'blocked') free.state = 'waiting';
    const content = await unseal(child);
    const sealed = typeof content === 'string' ? {} : await seal(child, { ...content, patientId });
    return [{ parent, child: { ...free, ...sealed } }];
  });
  return (await Promise.all(linking)).flat();
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
