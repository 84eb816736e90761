import { type OutboxRow, queueDatabase } from '#src/platform/store/database.ts';

/** The visits that are being sent just now, by whichever page. */
export async function sendingVisits(): Promise<Map<string, number>> {
  const kept = await queueDatabase.counters.get('sending');
  return kept?.name === 'sending' ? kept.visits : new Map();
}

/** Rows as people know them: `sending` where their visit is on its way. */
export async function withSending(rows: OutboxRow[]): Promise<OutboxRow[]> {
  const sending = await sendingVisits();
  return rows.map((row) => (row.state === 'waiting' && sending.has(row.visitId) ? { ...row, state: 'sending' } : row));
}
