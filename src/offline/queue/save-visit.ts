import type { Command, VisitRequest } from '#shared/contract/commands.ts';
import { deviceTime } from '#src/platform/clock.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import { seal } from './sealing.ts';
import { nextTicket } from './ticket.ts';
import { transact } from './transact.ts';

export type NewRow = Omit<OutboxRow, 'sequence' | 'ticket' | 'visitId'>;

/** The two rows of a visit, sealed, each with a key of its own. Encrypting cannot be done inside a transaction. */
export async function sealVisit(visit: VisitRequest): Promise<NewRow[]> {
  const [register, book] = commandsOf(visit);
  const id = crypto.randomUUID();
  return Promise.all([sealRow({ id }, register), sealRow({ dependsOn: id }, book)]);
}

/** The two commands of a visit. */
export function commandsOf({ registration, urgent, booking }: VisitRequest): [Command, Command] {
  return [
    { type: 'register-patient', registration, ...(urgent && { urgent }) },
    { type: 'book-appointment', booking },
  ];
}

/** A row that waits, of a command and of what is known about it already. */
export async function sealRow(
  { id = crypto.randomUUID(), ...depends }: { id?: string; dependsOn?: string },
  command: Command,
  patientId?: string,
): Promise<NewRow> {
  const { type } = command;
  const sealed = await seal({ id, type }, patientId === undefined ? { command } : { command, patientId });
  const key = crypto.randomUUID();
  return { id, ...depends, key, type, ...sealed, state: 'waiting', attempts: 0, createdAt: deviceTime() };
}

/** Writes both rows and the ticket they use in one strictly durable transaction; done when the disk has it. */
export async function saveVisit(visit: VisitRequest): Promise<{ visitId: string; ticket: string }> {
  const sealed = await sealVisit(visit);
  const visitId = crypto.randomUUID();
  return transact('strict', async (store) => {
    const ticket = await nextTicket(store);
    for (const row of sealed) store('rows').add({ ...row, visitId, ticket });
    return { visitId, ticket };
  });
}
