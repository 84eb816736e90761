import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startEmbedded } from '../../server/database/engine/embedded-postgres.ts';
import { proportionalMegabytes } from '../support/memory.ts';
import { startProgram } from '../support/started-program.ts';

/**
 * `npm run bench -- start`: how soon the product is up again on a data directory of 50,000 patients, and how much memory
 * it then has, beside a bare HTTP server and a bare PostgreSQL on the same data in the same run.
 */
const TARGET = { readyMs: 3_000, megabytes: 250 };
/** A shared machine may be this much slower before it counts as a failure. */
const TOLERANCE = 1.5;
const RUNS = 5;
const ROOT = join(import.meta.dirname, '../..');
const BARE_SERVER = "require('node:http').createServer().listen(0, () => console.log('ready'))";

type Sample = { readonly readyMs: number; readonly megabytes: number };

const { values } = parseArgs({ options: { patients: { type: 'string', default: '50000' } } });
const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-'));
const settings = { DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0', HOST: '127.0.0.1' };
try {
  const seed = await startProgram(
    [join(ROOT, 'tools/database/seed.ts'), '--patients', values.patients],
    /are in\./,
    settings,
  );
  await seed.stop();
  // The first start builds the app where that was not done yet.
  await product();
  const bareNode = await median(nodeAlone);
  const barePostgres = await median(postgresAlone);
  const whole = await median(product);
  report(bareNode, barePostgres, whole);
} finally {
  await rm(dataDir, { recursive: true, force: true });
}

async function product(): Promise<Sample & { usedMegabytes: number }> {
  const started = await startProgram([join(ROOT, 'start.mjs')], /"event":"ready".*\n/, settings);
  const [, url = ''] = /"event":"ready".*"url":"([^"]+)"/.exec(started.output) ?? [];
  const engine = Number(/"event":"embedded-database".*"pid":(\d+)/.exec(started.output)?.[1]);
  const megabytes = await proportionalMegabytes(started.pid, engine);
  for (let visits = 0; visits < 200; visits += 1) {
    for (const path of ['/frontdesk', '/api/health', '/api/adminDashboard/all-doctors']) {
      await (await fetch(`${url}${path}`)).arrayBuffer();
    }
  }
  const usedMegabytes = await proportionalMegabytes(started.pid, engine);
  await started.stop();
  return { readyMs: started.readyMs, megabytes, usedMegabytes };
}

async function nodeAlone(): Promise<Sample> {
  const started = await startProgram(['-e', BARE_SERVER], /ready/);
  const megabytes = await proportionalMegabytes(started.pid);
  await started.stop();
  return { readyMs: started.readyMs, megabytes };
}

async function postgresAlone(): Promise<Sample> {
  const began = performance.now();
  const started = await startEmbedded(dataDir);
  if (!started.ok) throw new Error(started.problem.message);
  const readyMs = performance.now() - began;
  const megabytes = await proportionalMegabytes(started.value.pid());
  await started.value.stop();
  return { readyMs, megabytes };
}

async function median<Measured extends Sample>(measure: () => Promise<Measured>): Promise<Measured> {
  const samples: Measured[] = [];
  for (let run = 0; run < RUNS; run += 1) samples.push(await measure());
  const middle = samples.toSorted((a, b) => a.readyMs - b.readyMs)[Math.floor(RUNS / 2)];
  if (middle === undefined) throw new Error('Nothing was measured.');
  return middle;
}

function report(node: Sample, postgres: Sample, whole: Sample & { usedMegabytes: number }): void {
  const line = (name: string, ms: number, mb: number) =>
    console.log(`${name.padEnd(42)}${ms.toFixed(0).padStart(7)} ms ${mb.toFixed(0).padStart(6)} MB`);
  console.log(`\nUp again on ${values.patients} patients, median of ${RUNS} starts; memory is PSS of all processes\n`);
  line('reference: bare Node HTTP server', node.readyMs, node.megabytes);
  line('reference: the embedded PostgreSQL alone', postgres.readyMs, postgres.megabytes);
  line('Frontdesk: Node and PostgreSQL', whole.readyMs, whole.megabytes);
  line('target', TARGET.readyMs, TARGET.megabytes);
  const [bareMs, bareMb] = [node.readyMs + postgres.readyMs, node.megabytes + postgres.megabytes];
  const [timeRatio, memoryRatio] = [whole.readyMs / bareMs, whole.megabytes / bareMb];
  console.log(
    `\n${timeRatio.toFixed(1)} × the time and ${memoryRatio.toFixed(1)} × the memory of both references together`,
  );
  console.log(`After 600 requests: ${whole.usedMegabytes.toFixed(0)} MB`);
  const missed = whole.readyMs > TARGET.readyMs * TOLERANCE || whole.megabytes > TARGET.megabytes * TOLERANCE;
  if (missed) console.error(`\nBeyond ${TOLERANCE} × the target.`);
  process.exitCode = missed ? 1 : 0;
}
