import { type OutboxRow, queueDatabase } from '#src/platform/store/database.ts';

/** The visits being sent at the moment, by any page. */
export async function sendingVisits(): Promise<Map<string, number>> {
  const kept = await queueDatabase.counters.get('sending');
  return kept?.name === 'sending' ? kept.visits : new Map();
}

/** Rows as shown to people: `sending` if their visit is being sent. */
export async function withSending(rows: OutboxRow[]): Promise<OutboxRow[]> {
  const sending = await sendingVisits();
  return rows.map((row) => (row.state === 'waiting' && sending.has(row.visitId) ? { ...row, state: 'sending' } : row));
}
