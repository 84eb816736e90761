import * as v from 'valibot';

/** `recorded`: no gateway is configured, so the message is only recorded. */
export const MESSAGE_STATES = ['queued', 'sending', 'sent', 'failed', 'recorded'] as const;

/** What a text message is about: a prescription, the time of an appointment, or the ticket that its patient wants on the phone. */
export const MESSAGE_KINDS = [
  'prescription',
  'confirmed',
  'moved',
  'cancelled',
  'choose',
  'reminder',
  'ticket',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];

/** A text message as administrators see it: never its body, and only the last digits of the number. */
export const Message = v.looseObject({
  _id: v.string(),
  phone: v.string(),
  state: v.picklist(MESSAGE_STATES),
  attempts: v.number(),
  lastError: v.nullish(v.string()),
  gateway: v.string(),
  createdAt: v.string(),
  sentAt: v.nullish(v.string()),
  doctorName: v.string(),
  patientName: v.string(),
});
export type Message = v.InferOutput<typeof Message>;

/** Response of GET /api/messages (admin), newest first. */
export const MessageList = v.looseObject({
  messages: v.array(Message),
  nextCursor: v.nullish(v.string()),
  gatewayConfigured: v.boolean(),
});
export type MessageList = v.InferOutput<typeof MessageList>;
