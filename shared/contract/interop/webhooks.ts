import * as v from 'valibot';
import { boundedList } from '#shared/contract/wire/bounded-list.ts';

/** What an address can be told of. */
export const HOOK_EVENTS = [
  'patient.registered',
  'patient.urgent',
  'appointment.booked',
  'appointment.moved',
  'appointment.arrived',
] as const;
export type HookEvent = (typeof HOOK_EVENTS)[number];

/** Where a message is on its way. */
export const DELIVERY_STATES = ['queued', 'sending', 'sent', 'failed'] as const;

export const HOOK_NAME_MAX_LENGTH = 80;

/** POST api/webhooks: an address to be told. */
export const NewHookBody = v.strictObject({
  name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(HOOK_NAME_MAX_LENGTH)),
  url: v.pipe(v.string(), v.trim(), v.maxLength(500), v.url(), v.regex(/^https?:\/\//, 'Must begin with https://')),
  events: boundedList(v.picklist(HOOK_EVENTS), { least: 1, most: HOOK_EVENTS.length }),
  /** Allows an address inside the house, and one without encryption. */
  mayBePrivate: v.optional(v.boolean(), false),
});
export type NewHookBody = v.InferOutput<typeof NewHookBody>;

export const Hook = v.looseObject({
  _id: v.string(),
  name: v.string(),
  url: v.string(),
  events: v.array(v.string()),
  mayBePrivate: v.boolean(),
  createdAt: v.string(),
});
export type Hook = v.InferOutput<typeof Hook>;

/** GET api/webhooks. */
export const HookList = v.looseObject({ webhooks: v.array(Hook) });

/** Its answer: the secret that messages are signed with, shown once. */
export const AddedHook = v.looseObject({ webhook: Hook, secret: v.string() });
export type AddedHook = v.InferOutput<typeof AddedHook>;

/** A message in the outbox. */
export const Delivery = v.looseObject({
  _id: v.string(),
  webhook: v.string(),
  event: v.string(),
  state: v.picklist(DELIVERY_STATES),
  attempts: v.number(),
  lastError: v.nullable(v.string()),
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
});
export type Delivery = v.InferOutput<typeof Delivery>;

/** GET api/webhooks/deliveries. */
export const DeliveryList = v.looseObject({ deliveries: v.array(Delivery), nextCursor: v.nullable(v.string()) });
export type DeliveryList = v.InferOutput<typeof DeliveryList>;
