import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { fuzzRound } from '../../support/fuzz/fuzz-round.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';

/** More of them, and others, on demand: `npm run bench -- fuzz 20000 7`. */
const COUNT = Number(process.env['FUZZ_REQUESTS'] ?? 2_000);
const SEED = Number(process.env['FUZZ_SEED'] ?? 1);
const OFTEN = '1000000';
const WRONG = '10000';
/** What a server may hold more after some thousand requests than after some hundred: caches that fill up. */
const GROWTH_BYTES = 40 * 1024 * 1024;

async function held(): Promise<number> {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  for (let times = 0; times < 3; times += 1) {
    collect();
    await new Promise((done) => setImmediate(done));
  }
  return process.memoryUsage().heapUsed;
}

/** What the database still does for somebody. */
const busy = (server: TestServer) =>
  server.sql<{ state: string }>(
    `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`,
  );

it(`${COUNT} hostile requests over all calls: no fault of the server, no silence, nothing of its inside, nothing left behind`, async () => {
  const server = await startTestServer({
    env: {
      REGISTRATION_BURST: OFTEN,
      DEVICE_BURST: OFTEN,
      AI_PER_HOUR: OFTEN,
      LOGIN_FAILURES_PER_ADDRESS: WRONG,
      LOGIN_FAILURES_PER_ACCOUNT: WRONG,
      CLINIC_TIME_ZONE: 'UTC',
    },
  });
  const heldBytes: number[] = [];
  const began = performance.now();
  const report = await fuzzRound(server, COUNT, SEED, async () => void heldBytes.push(await held()));
  const seconds = Math.round((performance.now() - began) / 1000);
  if (process.env['FUZZ_REQUESTS'] !== undefined)
    process.stdout.write(`${JSON.stringify({ ...report, heldBytes, seconds }, null, 1)}\n`);
  expect(report.faults).toEqual([]);
  // Whoever may call has been let in: a test that only ever gets 401 would see nothing.
  for (const caller of ['admin', 'doctor', 'client', 'device'])
    expect(report.answers[`${caller} 2xx`], caller).toBeGreaterThan(COUNT / 400);
  expect(await busy(server)).toEqual([]);
  expect(server.dependencies.database.pool.waitingCount).toBe(0);
  const [, early = 0] = heldBytes;
  expect((heldBytes.at(-1) ?? 0) - early).toBeLessThan(GROWTH_BYTES);
  await server.stop();
}, 1_800_000);
