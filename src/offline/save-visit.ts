import type { Command, VisitRequest } from '#shared/contract/commands.ts';
import { deviceTime } from '#src/platform/clock.ts';
import { type OutboxRow, queueDatabase } from '#src/platform/database.ts';
import { seal } from './sealing.ts';
import { nextTicket } from './ticket.ts';

const { rows, counters } = queueDatabase;

export type NewRow = Omit<OutboxRow, 'sequence' | 'ticket' | 'visitId'>;

/** The two rows of a visit, sealed, each with a key of its own. Encrypting cannot be done inside a transaction. */
export async function sealVisit(visit: VisitRequest): Promise<[NewRow, NewRow]> {
  const [register, book] = commandsOf(visit);
  const [first, second] = await Promise.all([sealRow(register), sealRow(book)]);
  return [first, { ...second, dependsOn: first.id }];
}

/** The two commands of a visit. */
export function commandsOf({ registration, urgent, booking }: VisitRequest): [Command, Command] {
  return [
    { type: 'register-patient', registration, ...(urgent && { urgent }) },
    { type: 'book-appointment', booking },
  ];
}

/** A row that waits, of a command and of what is known about it already. */
export async function sealRow(command: Command, patientId?: string): Promise<NewRow> {
  const id = crypto.randomUUID();
  const content = { command, ...(patientId === undefined ? {} : { patientId }) };
  return {
    id,
    key: crypto.randomUUID(),
    type: command.type,
    ...(await seal({ id, type: command.type }, content)),
    state: 'waiting',
    attempts: 0,
    createdAt: deviceTime(),
  };
}

/** Writes both rows and the ticket they use in one strictly durable transaction; done when the disk has it. */
export async function saveVisit(visit: VisitRequest): Promise<{ visitId: string; ticket: string }> {
  const sealed = await sealVisit(visit);
  const visitId = crypto.randomUUID();
  return queueDatabase.transaction('rw', rows, counters, async () => {
    const ticket = await nextTicket();
    await rows.bulkAdd(sealed.map((row) => ({ ...row, visitId, ticket })));
    return { visitId, ticket };
  });
}
