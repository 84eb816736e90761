import { createAppointment, registerPatient } from '#src/platform/api/registration.ts';
import { backend } from '#src/platform/api/backend.ts';
import { probeHealth } from '#src/platform/api/health.ts';
import type { OutboxRow } from '#src/platform/database.ts';
import { judge, type Verdict } from './retry.ts';
import type { RowContent } from './sealing.ts';

/** Longest one attempt may take, so that neither a silent network nor a frozen page holds the queue. */
export const ATTEMPT_TIMEOUT_MS = 15_000;

/** The verdict on one attempt; a registration that was accepted comes with the server's id for the patient. */
export type Attempt = { readonly verdict: Verdict; readonly patientId?: string };

/** Sends one row's command once, under its key, with the body as product.md §7 has it. */
export async function attemptRow(
  row: OutboxRow,
  { command, patientId = '' }: RowContent,
  signal: AbortSignal,
): Promise<Attempt> {
  const conflicts = row.lastStatus === 409 ? row.attempts : 0;
  const options = { idempotencyKey: row.key, ticket: row.ticket, signal, timeoutMs: ATTEMPT_TIMEOUT_MS };
  if (command.type === 'book-appointment') {
    return { verdict: judge(await createAppointment({ patientId, ...command.booking }, options), conflicts) };
  }
  const { registration, urgent } = command;
  // The body must be the same in every attempt under this key, so whose server it is has to be known before the first.
  if (urgent && backend() === 'unknown') await probeHealth();
  const answer = await registerPatient(registration, { ...options, urgent });
  return { verdict: judge(answer, conflicts), ...(answer.ok ? { patientId: answer.value.patient._id } : {}) };
}
