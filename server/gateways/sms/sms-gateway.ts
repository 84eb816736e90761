import type { Config } from '#server/config.ts';
import { createHttpSmsGateway } from './http-gateway.ts';
import type { SmsGateway } from './sms-problem.ts';
import { createTwilioGateway } from './twilio.ts';

/** Who carries text messages, by configuration; undefined when nobody does: messages are then recorded only. */
export function createSmsGateway(config: { readonly sms: Config['sms'] }): SmsGateway | undefined {
  const { twilio, http } = config.sms;
  if (twilio !== undefined) return createTwilioGateway(twilio);
  return http === undefined ? undefined : createHttpSmsGateway(http);
}
