/** A message to send. `id` is ours and stays the same for every attempt. */
export type SmsMessage = { readonly id: string; readonly to: string; readonly body: string };

/**
 * The result of an attempt. `refused` will never work; `busy` was certainly not accepted; after `no-answer` nobody
 * knows whether the message was accepted, so it must not simply be sent again. `reason` is for administrators: no
 * number, no message text.
 */
export type SmsOutcome =
  | { readonly kind: 'sent'; readonly gatewayMessageId: string }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'busy'; readonly reason: string }
  | { readonly kind: 'no-answer'; readonly reason: string };

/** Whether a gateway has a message for which it gave no answer. */
export type SmsFound =
  | { readonly kind: 'found'; readonly gatewayMessageId: string }
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown' };

export interface SmsGateway {
  readonly name: string;
  send(message: SmsMessage): Promise<SmsOutcome>;
  /** Looks for a message sent before, so that it is not sent twice. */
  find(message: SmsMessage): Promise<SmsFound>;
}
