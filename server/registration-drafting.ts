import type { Database } from '#server/database/engine/client.ts';
import type { PrescriptionGateway } from '#server/gateways/prescription-ai/prescription-problem.ts';
import { describeError, type Log } from '#server/http/log.ts';
import { repeatWork } from '#server/services/outbox/repeat-work.ts';
import { draftDue } from '#server/services/prescriptions/registration/draft-due.ts';
import type { Config } from './config.ts';

/** Makes the drafts of registrations every few seconds, never inside a request. */
export function startDrafting(
  config: Pick<Config, 'ai'>,
  database: Database,
  gateway: PrescriptionGateway,
  now: () => Date,
  log: Log,
): { close(): Promise<void> } {
  const stopping = new AbortController();
  const { timeoutMs } = config.ai;
  const work = repeatWork(
    () => draftDue({ database, gateway, timeoutMs, now, signal: stopping.signal }),
    (error) => log.error('drafts-failed', describeError(error)),
  );
  return {
    close: () => {
      stopping.abort();
      return work.close();
    },
  };
}
