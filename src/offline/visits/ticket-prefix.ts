import { queueDatabase } from '#src/platform/store/database.ts';

/**
 * From now on tickets have the prefix an administrator chose for this device. Rows keep the tickets they have.
 * @param first the lowest number that nobody can have had under this prefix
 */
export async function adoptTicketPrefix(prefix: string, first: number): Promise<void> {
  const { counters } = queueDatabase;
  await queueDatabase.transaction('rw', counters, async () => {
    const kept = await counters.get('ticket');
    const used = kept?.name === 'ticket' && kept.prefix === prefix ? kept.sequence : 0;
    await counters.put({ name: 'ticket', prefix, sequence: Math.max(used, first - 1) });
  });
}

/** An unpaired device generates a new random prefix, because its old one may soon be another's. */
export async function dropTicketPrefix(): Promise<void> {
  await queueDatabase.counters.delete('ticket');
}

/** How many tickets this device has issued under its prefix. */
export async function lastTicketNumber(): Promise<number> {
  const kept = await queueDatabase.counters.get('ticket');
  return kept?.name === 'ticket' ? kept.sequence : 0;
}
