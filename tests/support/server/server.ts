import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { QueryResultRow } from 'pg';
import { createApp, type AppDependencies } from '#server/app.ts';
import { parseConfig } from '#server/config.ts';
import { createLog } from '#server/http/log.ts';
import { listen } from '#server/http/listen.ts';
import { openSite } from '#server/http/site/static.ts';
import { createQueueChanges } from '#server/services/queue/live/queue-changes.ts';
import { createTestDatabase, type Isolation } from './test-database.ts';
import { createPrintThread } from '#server/gateways/pdf/print-thread.ts';
import { createPrescriptionGateway } from '#server/gateways/prescription-ai/prescription-gateway.ts';
import { silentSpeech } from '../sound/silent-speech.ts';

export type TestServer = {
  readonly url: string;
  /** What the server has logged, one parsed line each. */
  readonly logged: Record<string, unknown>[];
  readonly dependencies: AppDependencies;
  sql<Row extends QueryResultRow>(text: string, values?: unknown[]): Promise<Row[]>;
  stop(): Promise<void>;
};

export type TestServerOptions = {
  /** Environment variables, as an operator would set them. */
  readonly env?: Readonly<Record<string, string>>;
  /** Dependencies put in place of the real ones: a clock, a speech gateway. */
  readonly with?: Partial<AppDependencies>;
  /** How strictly the database keeps transactions apart; its own default unless said. */
  readonly isolation?: Isolation;
  /** A folder with a built app to be served. */
  readonly dist?: string;
};

/** The real app over real HTTP, on a free port, with a migrated, empty database of its own. Call `stop` when done. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-server-'));
  const parsed = parseConfig({ PORT: '0', DATA_DIR: folder, ...options.env });
  if (!parsed.ok) throw new Error(parsed.faults.join(' '));
  const opened = await createTestDatabase({ isolation: options.isolation });
  const logged: Record<string, unknown>[] = [];
  const now = options.with?.now ?? (() => new Date());
  const log = createLog((line) => logged.push(JSON.parse(line)));
  const dependencies: AppDependencies = {
    config: parsed.value,
    database: opened.database,
    log,
    now,
    queueChanges: createQueueChanges({ config: parsed.value, database: opened.database, log, now }),
    speech: silentSpeech,
    prescriptions: createPrescriptionGateway(parsed.value),
    printer: createPrintThread(),
    sms: undefined,
    site: await openSite(options.dist ?? join(folder, 'no-build'), join(folder, 'assets')),
    version: '0.0.0',
    ...options.with,
  };
  const listening = await listen(createApp(dependencies), { host: '127.0.0.1', port: 0, tls: parsed.value.tls });
  if (!listening.ok) throw new Error(listening.problem.message);
  return {
    url: listening.value.url,
    logged,
    dependencies,
    sql: async (text, values) => (await opened.database.pool.query(text, values)).rows,
    stop: async () => {
      await dependencies.queueChanges.close();
      await listening.value.stop(1_000);
      await dependencies.printer.close();
      await opened.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
