import * as v from 'valibot';
import { CHECK_IN_CODE } from '#shared/contract/visit/check-in-code.ts';

/**
 * POST api/appointments/ticket-message: the ticket as a text message to the number that was registered, once. The code is what the
 * device has made and printed beside the ticket: only who stands before it, or has the paper, can press for it.
 */
export const TicketMessageBody = v.strictObject({
  appointmentId: v.pipe(v.string(), v.uuid()),
  code: v.pipe(v.string(), v.regex(CHECK_IN_CODE, 'This is no code of a ticket')),
});

/** `no-number`: none was given, or none that a message can certainly be sent to. `no-gateway`: the clinic sends no messages. */
export const TicketMessage = v.looseObject({
  say: v.picklist(['queued', 'no-number', 'no-gateway', 'unknown']),
});
export type TicketMessage = v.InferOutput<typeof TicketMessage>;
