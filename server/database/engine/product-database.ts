import { setTimeout as wait } from 'node:timers/promises';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Config } from '#server/config.ts';
import { openDatabase, type Connection, type Database } from './client.ts';
import { startEmbedded } from './embedded-postgres.ts';
import { migrate } from '#server/database/schema/migrate.ts';
import { databaseState, whyAway } from './reachable.ts';

/** What the server wants to be told about while the database runs. */
export type DatabaseEvents = {
  info(event: string, facts?: Record<string, string | number | boolean>): void;
  error(event: string): void;
};

/** How long a database server that is also just starting gets to answer. */
const PATIENCE_MS = 30_000;

/** The embedded engine allows 100 connections, some of them for its own use and for inspection from outside. */
const MOST_EMBEDDED_CONNECTIONS = 80;

type Engine = {
  readonly connection: Connection;
  readonly mostConnections: number;
  readonly stop: () => Promise<void>;
};

type DatabaseSettings = Pick<Config, 'dataDir' | 'databaseUrl' | 'databaseConnections'>;

/**
 * Opens the configured database, the embedded one unless DATABASE_URL names another, and migrates it to the newest
 * schema. A problem is a sentence for whoever started the server. `close` also stops the embedded engine.
 */
export async function openProductDatabase(
  config: DatabaseSettings,
  events: DatabaseEvents,
  patienceMs: number = PATIENCE_MS,
): Promise<Result<Database, { message: string }>> {
  const opened = await openUnmigrated(config, events, patienceMs);
  if (!opened.ok) return opened;
  try {
    const applied = await migrate(opened.value.pool);
    if (applied.length > 0) events.info('migrated', { migrations: applied.join(' ') });
  } catch (error) {
    await opened.value.close();
    return fail({
      message: `The database could not be brought up to date: ${error instanceof Error ? error.message : String(error)}`,
    });
  }
  return opened;
}

/** Opens the configured database as it is, whatever its schema. */
export async function openUnmigrated(
  config: DatabaseSettings,
  events: DatabaseEvents,
  patienceMs: number = PATIENCE_MS,
): Promise<Result<Database, { message: string }>> {
  const engine = await findEngine(config, events);
  if (!engine.ok) return engine;
  const { connection, stop } = engine.value;
  const database = openDatabase({
    connection,
    connections: Math.min(config.databaseConnections, engine.value.mostConnections),
    onConnectionLost: () => events.error('database-connection-lost'),
  });
  const close = async () => {
    await database.close();
    await stop();
  };
  if (!(await answersWithin(database, patienceMs))) {
    const message = await whyAway(database.pool);
    if (message !== undefined) {
      await close();
      return fail({ message });
    }
  }
  return succeed({ ...database, close });
}

async function findEngine(
  config: Pick<Config, 'dataDir' | 'databaseUrl'>,
  events: DatabaseEvents,
): Promise<Result<Engine, { message: string }>> {
  if (config.databaseUrl !== undefined) {
    return succeed({
      connection: { connectionString: config.databaseUrl },
      mostConnections: Number.POSITIVE_INFINITY,
      stop: async () => undefined,
    });
  }
  const started = await startEmbedded(config.dataDir, {
    onRestart: (problem) => events.error(problem === undefined ? 'database-restarted' : 'database-restart-failed'),
  });
  if (!started.ok) return started;
  const { connection, adopted, stop } = started.value;
  events.info('embedded-database', { adopted, pid: started.value.pid() });
  return succeed({ connection, mostConnections: MOST_EMBEDDED_CONNECTIONS, stop });
}

async function answersWithin(database: Database, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while ((await databaseState(database.pool, 5_000)) === 'away') {
    if (Date.now() > until) return false;
    await wait(500);
  }
  return true;
}
