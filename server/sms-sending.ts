import type { Database } from '#server/database/engine/client.ts';
import { createSmsGateway } from '#server/gateways/sms/sms-gateway.ts';
import type { SmsGateway } from '#server/gateways/sms/sms-problem.ts';
import { describeError, type Log } from '#server/http/log.ts';
import type { Config } from './config.ts';
import type { TimeMessageSettings } from '#server/services/booking/patient/time-message.ts';
import { sendDueMessages } from '#server/services/messages/sms-worker.ts';

/** The outbox of messages at work in this process. */
export type SmsSending = {
  readonly gateway: SmsGateway;
  /** Looks into the outbox now: something has just been put there. */
  wake(): void;
  close(): Promise<void>;
};

const LOOK_EVERY_MS = 5_000;

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
  let running: Promise<unknown> | undefined;
  let again = false;

  async function work(): Promise<void> {
    while (again) {
      again = false;
      try {
        await sendDueMessages(database, carrier, now, Math.random, config);
      } catch (error) {
        log.error('sms-failed', describeError(error));
      }
    }
  }

  function wake(): void {
    again = true;
    running ??= work().finally(() => (running = undefined));
  }

  const looking = setInterval(wake, LOOK_EVERY_MS).unref();
  wake();
  return {
    gateway,
    wake,
    close: async () => {
      clearInterval(looking);
      again = false;
      await running;
    },
  };
}
