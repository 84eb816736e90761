import { join } from 'node:path';
import { fail, succeed, type Result } from '#shared/result.ts';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import type { Database } from '#server/database/engine/client.ts';
import { openProductDatabase } from '#server/database/engine/product-database.ts';
import { createPrintThread } from '#server/gateways/pdf/print-thread.ts';
import { createPrescriptionGateway } from '#server/gateways/prescription-ai/prescription-gateway.ts';
import { createSpeechGateway } from '#server/gateways/speech-to-text/speech-gateway.ts';
import { listen } from '#server/http/listen.ts';
import { describeError, type Log } from '#server/http/log.ts';
import { openSite } from '#server/http/site/static.ts';
import { backfillLists } from '#server/services/clinic/backfill.ts';
import { firstStart, type FirstStartReport } from '#server/services/samples/first-start.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { closeDays } from '#server/services/queue/close-days.ts';
import { createQueueChanges } from '#server/services/queue/live/queue-changes.ts';
import { keepSealing } from './audit-sealing.ts';
import { keepBackups } from './backups/keep-backups.ts';
import { databaseBytes } from '#server/database/repositories/clinic/backlog-repository.ts';
import { postSigned } from '#server/gateways/webhooks/post-signed.ts';
import { deliverDue } from '#server/services/interop/webhooks/deliver.ts';
import { repeatWork } from '#server/services/outbox/repeat-work.ts';
import { startDrafting } from './registration-drafting.ts';
import { watchDisk } from './disk-space.ts';
import { startMonitoring } from './monitoring.ts';
import { productVersion } from './product-version.ts';
import { startSmsRecording, startSmsSending } from './sms-sending.ts';

const PURGE_EVERY_MS = 3_600_000;
const ROOT = join(import.meta.dirname, '..');

export type RunningServer = {
  readonly url: string;
  /** Takes no more requests, ends those under way, then lets go of everything. */
  stop(): Promise<void>;
};

/**
 * Starts all of the server, in the order in which its parts need each other.
 * @param onFirstStart told at once what was made: its passwords must not be lost when a later step fails
 */
export async function startServer(
  config: Config,
  log: Log,
  onFirstStart: (made: FirstStartReport) => void,
): Promise<Result<RunningServer, { message: string }>> {
  const opened = await openProductDatabase(config, log);
  if (!opened.ok) return opened;
  try {
    return await serveFrom(opened.value, config, log, onFirstStart);
  } catch (error) {
    await opened.value.close();
    throw error;
  }
}

async function serveFrom(
  database: Database,
  config: Config,
  log: Log,
  onFirstStart: (made: FirstStartReport) => void,
): Promise<Result<RunningServer, { message: string }>> {
  const now = () => new Date();
  onFirstStart(await firstStart({ config, database, log, now }));
  const speech = createSpeechGateway(config);
  const site = await openSite(join(ROOT, 'dist'), join(config.dataDir, 'assets'));
  const prescriptions = createPrescriptionGateway(config);
  const printer = createPrintThread();
  const sms = startSmsSending(config, database, now, log);
  const messages = sms ?? startSmsRecording(database, now, log);
  const hooks = repeatWork(
    () => deliverDue({ database, post: postSigned(), now, publicUrl: config.publicUrl }),
    (error) => log.error('webhooks-failed', describeError(error)),
  );
  const drafts = config.ai.atRegistration ? startDrafting(config, database, prescriptions, now, log) : undefined;
  const version = await productVersion();
  const queueChanges = createQueueChanges({ config, database, log, now });
  const sealing = keepSealing(database, log);
  const backups = keepBackups({ config, version, log, now });
  const disk = watchDisk(config.dataDir, log, async () => ({
    databaseMegabytes: Math.round((await databaseBytes(database.orm)) / 1024 ** 2),
  }));
  const watched = { room: disk.room, backups: () => backups?.state() };
  const monitoring = config.metrics && (await startMonitoring(config.metrics, database, watched));
  const watch = monitoring?.ok === true ? monitoring.value : undefined;
  const app = createApp({
    config,
    observe: watch?.observe,
    database,
    queueChanges,
    log,
    now,
    speech,
    prescriptions,
    printer,
    sms,
    site,
    version,
  });
  const close = async () => {
    await Promise.all([
      speech.close(),
      printer.close(),
      messages.close(),
      hooks.close(),
      drafts?.close(),
      queueChanges.close(),
      sealing.close(),
      watch?.close(),
      backups?.close(),
    ]);
    disk.close();
    await database.close();
  };
  if (monitoring?.ok === false) {
    await close();
    return fail(monitoring.problem);
  }
  if (watch !== undefined) log.info('monitoring', { url: watch.url });
  const listening = await listen(app, config);
  if (!listening.ok) {
    await close();
    return fail(listening.problem);
  }
  const purging = repeatPurge(config, database, now, log);
  return succeed({
    url: listening.value.url,
    stop: async () => {
      clearInterval(purging);
      watch?.unready();
      // Its streams would be waited for.
      await queueChanges.close();
      await listening.value.stop();
      await close();
    },
  });
}

function repeatPurge(config: Config, database: Database, now: () => Date, log: Log): NodeJS.Timeout {
  const run = () =>
    purge(database.orm, now())
      .then(() => closeDays(database, config, now()))
      .then(() => backfillLists(database.orm))
      .catch((error: unknown) => log.error('purge-failed', describeError(error)));
  void run();
  return setInterval(run, PURGE_EVERY_MS).unref();
}
