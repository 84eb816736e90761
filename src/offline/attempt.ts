import type { Command } from '#shared/contract/commands.ts';
import { createAppointment, registerPatient } from '#src/platform/api/registration.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import { judge, type Verdict } from './retry.ts';

/** Longest one attempt may take, so that neither a silent network nor a frozen page holds the queue. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** The verdict on one attempt; a registration that was accepted comes with the server's id for the patient. */
export type Attempt = { readonly verdict: Verdict; readonly patientId?: string };

/** Sends one row's command once, under its key, with the body as product.md §7 has it. */
export async function attemptRow(
  { key: idempotencyKey, ticket, attempts, lastStatus }: OutboxRow,
  command: Command,
  patientId: string | undefined,
  signal: AbortSignal,
): Promise<Attempt> {
  const conflicts = lastStatus === 409 ? attempts : 0;
  const options = { idempotencyKey, ticket, signal, timeoutMs: ATTEMPT_TIMEOUT_MS };
  if (command.type === 'register-patient') {
    const { registration, urgent } = command;
    const answer = await registerPatient(registration, { ...options, urgent });
    return { verdict: judge(answer, conflicts), ...(answer.ok && { patientId: answer.value.patient._id }) };
  }
  const answer = await createAppointment({ patientId: patientId ?? '', ...command.booking }, options);
  return { verdict: judge(answer, conflicts) };
}
