import type { TicketCounter } from '#src/platform/store/database.ts';
import { ask, type Store } from '#src/offline/queue/transact.ts';

/** No letters or digits that are easily confused when read aloud or from a screen. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const PREFIX_LENGTH = 4;

/**
 * The next ticket of this device: its prefix and a sequence number, such as `K7QX-0042` (REG-18).
 * @param store of the transaction that writes its rows, so that a ticket is used together with them or not at all
 */
export async function nextTicket(store: Store): Promise<string> {
  const counters = store('counters');
  const kept: TicketCounter | undefined = await ask(counters.get('ticket'));
  const { prefix, sequence } = kept ?? { prefix: randomPrefix(), sequence: 0 };
  counters.put({ name: 'ticket', prefix, sequence: sequence + 1 });
  return `${prefix}-${String(sequence + 1).padStart(4, '0')}`;
}

/** A prefix for a browser to which no administrator has given one. */
export function randomPrefix(): string {
  // Numbers so large that the remainder favours no letter.
  const drawn = crypto.getRandomValues(new Uint32Array(PREFIX_LENGTH));
  return Array.from(drawn, (number) => LETTERS[number % LETTERS.length]).join('');
}
