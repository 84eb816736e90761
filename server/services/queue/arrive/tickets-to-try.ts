import { randomInt } from 'node:crypto';

/** Of a visit without a ticket: four letters, so that no paired device's number is met. */
const DESK_PREFIX = 'DESK';
const MOST_TRIES = 20;

/**
 * The numbers a visit may be called by, the best first: its own; where another visit of the day has it, the same with a
 * stroke behind it, so that the paper in its hand still reads; without one, a number of the desk.
 */
export function* ticketsToTry(ticket: string | null): Generator<string> {
  if (ticket !== null) yield ticket;
  for (let tries = 2; tries < MOST_TRIES; tries += 1)
    yield ticket === null ? `${DESK_PREFIX}-${randomInt(100, tries > 10 ? 99_999 : 999)}` : `${ticket}/${tries}`;
}
