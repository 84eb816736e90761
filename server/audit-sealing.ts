import type { Database } from '#server/database/engine/client.ts';
import { describeError, type Log } from '#server/http/log.ts';
import { sealAudit } from '#server/services/audit/seal-audit.ts';

const SEAL_EVERY_MS = 2_000;

/** Seals the audit log every other second until it is closed, and once more then. */
export function keepSealing(database: Database, log: Log): { close(): Promise<void> } {
  let running: Promise<void> | undefined;
  const seal = (): Promise<void> => {
    running ??= sealAudit(database)
      .then(() => undefined)
      .catch((error: unknown) => log.error('audit-not-sealed', describeError(error)))
      .finally(() => (running = undefined));
    return running;
  };
  const timer = setInterval(() => void seal(), SEAL_EVERY_MS).unref();
  return {
    close: async () => {
      clearInterval(timer);
      await running;
      await seal();
    },
  };
}
