import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from './free-port.ts';

/** The whole product, running for a test: its own port, its own data directory, its own PostgreSQL. */
export type Product = {
  readonly url: string;
  readonly port: number;
  readonly dataDirectory: string;
  /** Everything it has printed so far. */
  readonly output: () => string;
  /** Asks its PostgreSQL directly. */
  readonly sql: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** SIGKILL to Node, as a power cut would; PostgreSQL may live on. */
  readonly kill: () => Promise<void>;
  /** SIGSTOP to Node: its lines stay open and say nothing. SIGCONT lets it go on. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Starts it again on the same data and port. */
  readonly start: () => Promise<void>;
  /** SIGTERM, and waits for the end. */
  readonly stop: () => Promise<void>;
};

export const ADMIN = { email: 'admin@clinic.test', password: 'a long enough password 1' };
export const DOCTOR_PASSWORD = 'a doctor’s long password 2';

const READY_WITHIN_MS = 60_000;

/** Starts the built product. `environment` is laid over the defaults of a test. */
export async function startProduct(environment: Record<string, string> = {}): Promise<Product> {
  const dataDirectory = await mkdtemp(join(tmpdir(), 'frontdesk-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  let output = '';
  let process_: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const child = spawn(process.execPath, ['--import', './server/quick-loading.ts', 'server/main.ts'], {
      env: {
        ...process.env,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataDirectory,
        ADMIN_EMAIL: ADMIN.email,
        ADMIN_PASSWORD: ADMIN.password,
        DOCTOR_PASSWORD,
        // All patients of a run come from one address, and a closed page keeps its time for some minutes.
        HOLDS_PER_ADDRESS: '100',
        // Links in messages lead here.
        PUBLIC_URL: url,
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    process_ = child;
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    await untilReady(url, child, () => output);
  };

  const end = async (signal: NodeJS.Signals): Promise<void> => {
    const child = process_;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };

  await start();
  return {
    url,
    port,
    dataDirectory,
    output: () => output,
    sql: (text, values) => askDatabase(dataDirectory, text, values),
    kill: () => end('SIGKILL'),
    freeze: () => void process_?.kill('SIGSTOP'),
    thaw: () => void process_?.kill('SIGCONT'),
    start,
    stop: async () => {
      await end('SIGTERM');
      await rm(dataDirectory, { recursive: true, force: true });
    },
  };
}

async function untilReady(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const giveUpAt = performance.now() + READY_WITHIN_MS;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended at its start:\n${output()}`);
    const answer = await fetch(`${url}/api/health`).catch(() => undefined);
    if (answer?.ok === true) return;
    if (performance.now() > giveUpAt) throw new Error(`the product was not ready in time:\n${output()}`);
    await new Promise((wake) => setTimeout(wake, 50));
  }
}

async function askDatabase<Row extends pg.QueryResultRow>(
  dataDirectory: string,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  // PostgreSQL writes where it listens into its own pid file: line 4 the port, line 5 the socket's directory.
  const lines = (await readFile(join(dataDirectory, 'postgres', 'postmaster.pid'), 'utf8')).split('\n');
  const passwords: { product: string } = JSON.parse(
    await readFile(join(dataDirectory, 'database-passwords.json'), 'utf8'),
  );
  const client = new pg.Client({
    host: lines[4] ?? '',
    port: Number(lines[3]),
    user: 'frontdesk_product',
    password: passwords.product,
    database: 'frontdesk',
  });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}
