import type { Database } from '#server/database/engine/client.ts';
import { createSmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-problem.ts';
import { describeError, type Log } from '#server/http/log.ts';
import type { Config } from './config.ts';
import type { TimeMessageSettings } from '#server/services/booking/patient/time-message.ts';
import { repeatWork, type RepeatedWork } from '#server/services/outbox/repeat-work.ts';
import { recordDue } from '#server/database/repositories/prescriptions/messages-repository.ts';
import { sendDueMessages } from '#server/services/messages/sms-worker.ts';

/** The outbox of messages at work in this process. */
export type SmsSending = RepeatedWork & { readonly gateway: SmsGateway };

/** Sends what is due, at once when woken and every few seconds; undefined when no gateway is configured. */
export function startSmsSending(
  config: Pick<Config, 'sms'> & TimeMessageSettings,
  database: Database,
  now: () => Date,
  log: Log,
): SmsSending | undefined {
  const gateway = createSmsGateway(config);
  if (gateway === undefined) return undefined;
  const carrier = gateway;
  const sending = repeatWork(
    () => sendDueMessages(database, carrier, now, Math.random, config),
    (error) => log.error('sms-failed', describeError(error)),
  );
  return { gateway, ...sending };
}

/** Where no gateway is configured: what is due is recorded and does not wait for one that may never come. */
export function startSmsRecording(database: Database, now: () => Date, log: Log): RepeatedWork {
  return repeatWork(
    () => recordDue(database.orm, now()),
    (error) => log.error('sms-failed', describeError(error)),
  );
}
