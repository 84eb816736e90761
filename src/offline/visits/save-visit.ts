import type { Command, VisitRequest } from '#shared/contract/visit/commands.ts';
import { deviceTime } from '#src/platform/browser/clock.ts';
import { type NewRow, saveRows } from '#src/offline/queue/save-rows.ts';
import { newCheckInCode } from './check-in-code.ts';
import { isKeyKept, seal } from './sealing.ts';
import type { RowContent } from './upgrade-row.ts';
import { nextTicket } from './ticket.ts';
import { newKeys, type VisitKeys } from './visit-keys.ts';

/**
 * The two rows of a visit, sealed, each with a key of its own. Encrypting cannot be done inside a transaction.
 * @param checkInCode of its ticket: one that is printed already stays
 */
export async function sealVisit(visit: VisitRequest, checkInCode: string, keys = newKeys()): Promise<NewRow[]> {
  const [register, book] = commandsOf(visit);
  const id = crypto.randomUUID();
  const key = keys.register;
  return Promise.all([
    sealRow({ id, key }, register),
    // Says whose it is, and brings the registration along, should the server be set back to a day before it.
    sealRow({ dependsOn: id, key: keys.book }, book, { registration: { key, command: register }, checkInCode }),
  ]);
}

/** The two commands of a visit. */
export function commandsOf(visit: VisitRequest): [Command, Command] {
  const { registration, urgent, alertId, ticked = [], booking, slot, language } = visit;
  return [
    {
      type: 'register-patient',
      registration,
      ...(urgent && { urgent }),
      ...(alertId && { alertId }),
      ...(ticked.length > 0 && { ticked: [...ticked] }),
    },
    { type: 'book-appointment', booking, ...(slot && { slot }), ...(language && { language }) },
  ];
}

/** A waiting row made from a command and what is already known about it, with the one key for all its attempts. */
export async function sealRow(
  {
    id = crypto.randomUUID(),
    key = crypto.randomUUID(),
    ...depends
  }: { id?: string; key?: string; dependsOn?: string },
  command: Command,
  known?: Omit<RowContent, 'command'>,
): Promise<NewRow> {
  const { type } = command;
  const sealed = await seal({ id, type }, { ...known, command });
  return { id, ...depends, key, type, ...sealed, state: 'waiting', attempts: 0, createdAt: deviceTime() };
}

/**
 * Writes both rows, the ticket they use and its code in one strictly durable transaction; done when the disk has it.
 * @param givenUp nobody waits any more: nothing is written from then on
 */
export async function saveVisit(
  visit: VisitRequest,
  keys: VisitKeys,
  givenUp: AbortSignal,
): Promise<{ visitId: string; ticket: string; checkInCode: string }> {
  const checkInCode = newCheckInCode();
  const saved = await saveRows(await sealVisit(visit, checkInCode, keys), async (store) => {
    givenUp.throwIfAborted();
    if (!(await isKeyKept(store))) throw new Error('The key of the queue is gone.');
    return nextTicket(store);
  });
  return { ...saved, checkInCode };
}
