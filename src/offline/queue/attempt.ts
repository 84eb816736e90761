import type { Command } from '#shared/contract/commands.ts';
import { createAppointment, registerPatient } from '#src/platform/api/registration.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import { judge, type Refusal } from './retry.ts';

/** Longest one attempt may take, so that neither a silent network nor a frozen page holds the queue. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** What became of one attempt: a refusal, or nothing but, for a registration, the server's id for the patient. */
export type Attempt = { readonly refusal: Refusal | undefined; readonly patientId?: string };

/** Sends one row's command once, under its key, with the body as product.md §7 has it. */
export async function attemptRow(
  { key: idempotencyKey, ticket, attempts, lastStatus }: OutboxRow,
  command: Command,
  patientId = '',
  signal: AbortSignal,
): Promise<Attempt> {
  const conflicts = lastStatus === 409 ? attempts : 0;
  const options = { idempotencyKey, ticket, signal, timeoutMs: ATTEMPT_TIMEOUT_MS };
  if (command.type === 'register-patient') {
    const answer = await registerPatient(command.registration, { ...options, urgent: command.urgent });
    return { refusal: judge(answer, conflicts), ...(answer.ok && { patientId: answer.value.patient._id }) };
  }
  return { refusal: judge(await createAppointment({ patientId, ...command.booking }, options), conflicts) };
}
