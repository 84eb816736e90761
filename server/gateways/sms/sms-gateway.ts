import type { Config } from '#server/config.ts';
import { createHttpSmsGateway } from './http-gateway.ts';
import type { SmsGateway } from './sms-problem.ts';
import { createTwilioGateway } from './twilio.ts';

/** Chooses the SMS gateway; undefined if none is configured: messages are then only recorded. */
export function createSmsGateway(config: { readonly sms: Config['sms'] }): SmsGateway | undefined {
  const { twilio, http } = config.sms;
  if (twilio !== undefined) return createTwilioGateway(twilio);
  return http === undefined ? undefined : createHttpSmsGateway(http);
}
