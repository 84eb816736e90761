import type { OutboxRow } from '#src/platform/store/database.ts';
import { type Store, transact } from './transact.ts';

export type NewRow = Omit<OutboxRow, 'sequence' | 'ticket' | 'visitId'>;

/**
 * Writes the rows of one visit in one strictly durable transaction; resolves when they are on disk.
 * @param takeTicket of that transaction, so that a ticket is used together with its rows or not at all
 */
export function saveRows(
  rows: readonly NewRow[],
  takeTicket: (store: Store) => Promise<string>,
): Promise<{ visitId: string; ticket: string }> {
  const visitId = crypto.randomUUID();
  return transact(async (store) => {
    const ticket = await takeTicket(store);
    for (const row of rows) store('rows').add({ ...row, visitId, ticket });
    return { visitId, ticket };
  }, 'strict');
}
