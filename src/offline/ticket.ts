import { queueDatabase } from '#src/platform/database.ts';

/** No letters or digits that are mistaken for one another when read aloud or from a screen. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX_LENGTH = 4;

/**
 * The next ticket of this device: its prefix and a sequence, such as `K7QX-0042` (offline.md rule 21).
 * Must be called inside a write transaction over `counters`, so that a ticket is used with its rows or not at all.
 */
export async function nextTicket(): Promise<string> {
  const kept = await queueDatabase.counters.get('ticket');
  const prefix = kept?.name === 'ticket' ? kept.prefix : randomPrefix();
  const sequence = (kept?.name === 'ticket' ? kept.sequence : 0) + 1;
  await queueDatabase.counters.put({ name: 'ticket', prefix, sequence });
  return `${prefix}-${String(sequence).padStart(4, '0')}`;
}

/**
 * From now on tickets have the prefix an administrator chose for this device. Rows keep the tickets they have.
 * @param first the lowest number nobody can have had under this prefix
 */
export async function adoptTicketPrefix(prefix: string, first: number): Promise<void> {
  const { counters } = queueDatabase;
  await queueDatabase.transaction('rw', counters, async () => {
    const kept = await counters.get('ticket');
    const used = kept?.name === 'ticket' && kept.prefix === prefix ? kept.sequence : 0;
    await counters.put({ name: 'ticket', prefix, sequence: Math.max(used, first - 1) });
  });
}

/** A device that is let go makes itself a new random prefix: its old one may soon be another's. */
export async function dropTicketPrefix(): Promise<void> {
  await queueDatabase.counters.delete('ticket');
}

/** How many tickets this device has given out under its prefix. */
export async function lastTicketNumber(): Promise<number> {
  const kept = await queueDatabase.counters.get('ticket');
  return kept?.name === 'ticket' ? kept.sequence : 0;
}

function randomPrefix(): string {
  let prefix = '';
  while (prefix.length < PREFIX_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes past the last whole run of the alphabet would favour its first letters.
    if (byte < 256 - (256 % LETTERS.length)) prefix += LETTERS[byte % LETTERS.length];
  }
  return prefix;
}
