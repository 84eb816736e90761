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

function randomPrefix(): string {
  let prefix = '';
  while (prefix.length < PREFIX_LENGTH) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    // Bytes past the last whole run of the alphabet would favour its first letters.
    if (byte < 256 - (256 % LETTERS.length)) prefix += LETTERS[byte % LETTERS.length];
  }
  return prefix;
}
