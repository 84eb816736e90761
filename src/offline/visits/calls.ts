import { fail, type Result, succeed } from '#shared/result.ts';
import { backend, isOurs } from '#src/platform/api/http/backend.ts';
import { probeHealth } from '#src/platform/api/public/health.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { createAppointment, registerPatient } from '#src/platform/api/write/registration.ts';
import type { OutboxRow } from '#src/platform/store/database.ts';
import { noteBookedSlot } from './booked-slots.ts';
import { ATTEMPT_TIMEOUT_MS } from '#src/offline/queue/rows.ts';
import { sendTicketMessage } from '#src/platform/api/write/ticket-message.ts';
import type { RowContent } from './upgrade-row.ts';

/**
 * Sends one row's command once, under its key, with the body of CALL-9.
 * @returns for an accepted registration, the server's id for the patient
 */
export async function sendCommand(
  row: Pick<OutboxRow, 'key' | 'ticket'>,
  { command, patientId = '', registration, checkInCode, textsTicket }: RowContent,
  signal: AbortSignal,
): Promise<Result<string | undefined, ApiProblem>> {
  // What is sent with a key must not change between attempts, so it must be known before the first whose server this
  // is.
  if (backend() === 'unknown' && !(await probeHealth())) return fail({ kind: 'unreachable' });
  const { key: idempotencyKey, ticket } = row;
  const options = { idempotencyKey, ticket, signal, timeoutMs: ATTEMPT_TIMEOUT_MS };
  if (command.type === 'register-patient') {
    const { registration: fields, urgent, alertId, ticked } = command;
    const answer = await registerPatient(fields, { ...options, urgent, alertId, ticked });
    return answer.ok ? succeed(answer.value.patient._id) : answer;
  }
  const { slot, language } = command;
  const answer = await createAppointment(
    { patientId, ...command.booking },
    { ...options, slot, checkInCode, language },
  );
  if (answer.ok) {
    const { _id: appointmentId, slot: booked, ahead } = answer.value.appointment;
    if (isOurs() && appointmentId !== undefined)
      noteBookedSlot(idempotencyKey, { state: booked?.state, startsAt: booked?.startsAt, appointmentId, ahead });
    return textsTicket === true && appointmentId !== undefined && checkInCode !== undefined
      ? sentToPhone({ appointmentId, code: checkInCode }, signal)
      : succeed(undefined);
  }
  // A server restored from an older backup knows neither the patient nor the key: both are sent again unchanged.
  const isUnknown = 'status' in answer.problem && answer.problem.status === 404 && isOurs();
  if (!registration || !isUnknown) return answer;
  const again = await sendCommand({ ticket, key: registration.key }, registration, signal);
  return again.ok ? sendCommand(row, { command, patientId: again.value, checkInCode, textsTicket }, signal) : again;
}

/**
 * The message that was asked for while there was no network. Without an answer the booking goes again, which its key makes
 * harmless; whatever is answered is the end of it.
 */
async function sentToPhone(
  ticket: { readonly appointmentId: string; readonly code: string },
  signal: AbortSignal,
): Promise<Result<undefined, ApiProblem>> {
  const answer = await sendTicketMessage(ticket, signal);
  if (answer.ok) return succeed(undefined);
  const { kind } = answer.problem;
  return kind === 'unreachable' || kind === 'timeout' ? answer : succeed(undefined);
}
