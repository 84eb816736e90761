import { Hono } from 'hono';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { BackupState } from './backups/keep-backups.ts';
import type { Config } from './config.ts';
import { isNearlyFull, type Room } from './disk-space.ts';
import type { Database } from '#server/database/engine/client.ts';
import { refusedForSpace } from '#server/database/engine/no-space.ts';
import { databaseState } from '#server/database/engine/reachable.ts';
import { countBacklog } from '#server/database/repositories/clinic/backlog-repository.ts';
import { listen } from '#server/http/listen.ts';
import type { ObserveRequest } from '#server/http/log.ts';

/** What is shown to whoever watches over the server, on a port of its own. */
export type Monitoring = {
  readonly url: string;
  readonly observe: ObserveRequest;
  /** No new work shall be sent here: it is about to stop. */
  unready(): void;
  close(): Promise<void>;
};

/** What else is looked at; undefined as long as nothing is known. */
export type Watched = {
  readonly room?: () => Room | undefined;
  readonly backups?: () => BackupState | undefined;
};

const SECONDS = [0.005, 0.025, 0.1, 0.25, 1, 2.5, 10, 60];
/** Any other word that a client sends as its method is none of ours. */
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/**
 * Starts /metrics (Prometheus), /live (this process answers) and /ready (its database can be used, and it is not about to stop).
 * Labels are route patterns, methods and statuses: never a path, an id or anything of a patient.
 */
export async function startMonitoring(
  { host, port }: NonNullable<Config['metrics']>,
  database: Database,
  watched: Watched = {},
): Promise<Result<Monitoring, { message: string }>> {
  // Only where it is wanted: it takes its time to load.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'frontdesk_requests_total',
    help: 'Requests by method, route pattern and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const seconds = new Histogram({
    name: 'frontdesk_request_seconds',
    help: 'Seconds until the answer, by method and route pattern.',
    labelNames: ['method', 'route'],
    buckets: SECONDS,
    registers,
  });
  const gauge = (name: string, help: string) => new Gauge({ name: `frontdesk_${name}`, help, registers });
  const writable = gauge('database_writable', '1: the database takes writes.');
  new Counter({
    name: 'frontdesk_writes_without_space_total',
    help: 'Writes of this process that were refused because the disk of the database is full.',
    registers,
    collect() {
      this.reset();
      this.inc(refusedForSpace(database.pool));
    },
  });
  const connections = gauge('database_connections', 'Open connections of this process.');
  const waiting = gauge('database_waiting', 'Requests of this process that wait for a connection.');
  const messages = gauge('messages_due', 'Text messages that are due and not sent.');
  const bookingRequests = gauge('booking_requests_open', 'Patients whom the desk has to give a time.');
  const unsealed = gauge('audit_unsealed', 'Entries of the audit log that are not in its chain yet.');
  const free = gauge('disk_free_bytes', 'Room that is left on the disk of DATA_DIR.');
  const size = gauge('disk_size_bytes', 'All of that disk.');
  const nearlyFull = gauge('disk_nearly_full', '1: so little room is left that every write may soon be refused.');
  const backupAt = gauge(
    'backup_timestamp_seconds',
    'When the newest back-up in BACKUP_DIR was made; 0: there is none.',
  );
  const backupBytes = gauge('backup_bytes', 'How large it is.');
  const overdue = gauge('backup_overdue', '1: BACKUP_DIR is set, and the newest back-up there is too old.');
  let isReady = true;

  /** What is known without asking the database: also while it is away. */
  function look(): void {
    const room = watched.room?.();
    free.set(room?.free ?? 0);
    size.set(room?.size ?? 0);
    nearlyFull.set(room !== undefined && isNearlyFull(room) ? 1 : 0);
    const backups = watched.backups?.();
    backupAt.set((backups?.newest?.at.getTime() ?? 0) / 1000);
    backupBytes.set(backups?.newest?.bytes ?? 0);
    overdue.set(backups?.isOverdue === true ? 1 : 0);
  }

  const app = new Hono()
    .get('/live', (context) => context.text('live\n'))
    .get('/ready', async (context) => {
      const state = isReady ? await databaseState(database.pool) : 'stopping';
      // On a full disk it still reads, for whoever has to look something up; no other process could write, either.
      return state === 'ok' || state === 'full' ? context.text('ready\n') : context.text(`${state}\n`, 503);
    })
    .get('/metrics', async (context) => {
      const state = await databaseState(database.pool);
      writable.set(state === 'ok' ? 1 : 0);
      connections.set(database.pool.totalCount);
      waiting.set(database.pool.waitingCount);
      look();
      const backlog = state === 'away' ? undefined : await countBacklog(database.orm).catch(() => undefined);
      if (backlog !== undefined) {
        messages.set(backlog.messages);
        bookingRequests.set(backlog.requests);
        unsealed.set(backlog.unsealed);
      }
      return context.text(await registry.metrics(), 200, { 'Content-Type': registry.contentType });
    });

  const listening = await listen(app, { host, port });
  if (!listening.ok) return fail({ message: listening.problem.message.replaceAll(/\b(PORT|HOST)\b/g, 'METRICS_$1') });
  return succeed({
    url: listening.value.url,
    observe: ({ method, route, status, ms }) => {
      const known = METHODS.has(method) ? method : 'other';
      requests.inc({ method: known, route, status: String(status) });
      seconds.observe({ method: known, route }, ms / 1000);
    },
    unready: () => {
      isReady = false;
    },
    close: () => listening.value.stop(1_000),
  });
}
