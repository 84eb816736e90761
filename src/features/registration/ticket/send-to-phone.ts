import { wantTicketOnPhone } from '#src/offline/visits/ticket-on-phone.ts';
import { sendTicketMessage } from '#src/platform/api/write/ticket-message.ts';

const PATIENCE_MS = 15_000;

type Pressed = {
  /** Once the server has the booking. */
  readonly appointmentId: string | undefined;
  readonly code: string | undefined;
  /** As long as it waits on this device. */
  readonly visitId: string | undefined;
};

/** Asks for the message, or notes it where the booking waits. `failed`: pressing again may help. */
export async function sendToPhone({
  appointmentId,
  code,
  visitId,
}: Pressed): Promise<'sent' | 'later' | 'no-number' | 'failed'> {
  if (appointmentId === undefined || code === undefined)
    return visitId !== undefined && (await wantTicketOnPhone(visitId)) ? 'later' : 'failed';
  const answer = await sendTicketMessage({ appointmentId, code }, AbortSignal.timeout(PATIENCE_MS));
  if (!answer.ok) return 'failed';
  if (answer.value.say === 'queued') return 'sent';
  return answer.value.say === 'no-number' ? 'no-number' : 'failed';
}
