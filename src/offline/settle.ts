import { type OutboxRow, queueDatabase, queueProgress } from '#src/platform/database.ts';
import { deviceTime } from '#src/platform/clock.ts';
import type { Verdict } from './retry.ts';
import { seal, unseal } from './sealing.ts';
import type { RowContent } from './upgrade-row.ts';

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
  const together = new Set(accepted.map(({ row }) => row.dependsOn));
  const alone = accepted.filter(({ row, patientId }) => patientId !== undefined && !together.has(row.id));
  const linked = (await Promise.all(alone.map(linkBooking))).flat();
  const database = strict ? queueDatabase : queueProgress;
  const { rows, visits } = database;
  await database.transaction('rw', rows, visits, async () => {
    const stored = await rows.bulkGet(accepted.map(({ row }) => row.sequence));
    const gone = accepted.flatMap(({ row }, index) => (stored[index]?.key === row.key ? [row] : []));
    const whole = gone.filter(({ type }) => type === 'book-appointment');
    await rows.bulkPut(linked.filter(({ visitId }) => gone.some((row) => row.visitId === visitId)));
    await rows.bulkDelete(gone.map(({ sequence }) => sequence));
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

async function linkBooking({ row, patientId = '' }: AcceptedRow): Promise<OutboxRow[]> {
  const children = await queueProgress.rows.where({ visitId: row.visitId }).toArray();
  const linking = children.map(async (child) => {
    if (child.dependsOn !== row.id) return [];
    const { dependsOn: _parent, ...free } = child;
    if (free.state === 'blocked') free.state = 'waiting';
    const content = await unseal(child);
    return [{ ...free, ...(typeof content === 'object' && (await seal(child, { ...content, patientId }))) }];
  });
  return (await Promise.all(linking)).flat();
}

/** Not accepted: says so in the row, which stays. What depends on a row that needs a person is blocked with it. */
export async function settleRefusal(
  row: OutboxRow,
  content: RowContent | undefined,
  verdict: Exclude<Verdict, { kind: 'accepted' }>,
): Promise<void> {
  const { state, reason, status, message } = verdict;
  const words = content && message !== undefined ? await seal(row, { ...content, message }) : {};
  const { rows } = queueProgress;
  await queueProgress.transaction('rw', rows, async () => {
    // What is stored may be newer than what was taken: its registration may have been accepted since, or it was
    // replaced or accepted by someone else, and then there is nothing to say about it.
    const stored = await rows.get(row.sequence);
    if (stored?.key !== row.key) return;
    const { lastStatus: _earlier, ...kept } = stored;
    const attempts = stored.attempts + 1;
    await rows.put({ ...kept, ...words, state, attempts, lastReason: reason, ...(status && { lastStatus: status }) });
    if (state === 'needs-attention')
      await rows
        .where({ visitId: row.visitId })
        .and(({ dependsOn }) => dependsOn === row.id)
        .modify({ state: 'blocked', lastReason: 'parent' });
  });
}
