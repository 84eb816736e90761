/**
 * What a clinic of a million patients waits for: the pages that staff, other systems and whoever watches over the server ask for, over HTTP, each beside the
 * same page of a clinic of 500. Each round asks one after the other, so that both meet the same load; growth is the middle of the ratios of such pairs.
 * Then a back-up and the check of the audit log.
 *
 *   node bench/server/million.ts [--patients 1000000] [--rounds 40] [--data FOLDER]
 *
 * With --data the large clinic is made in that folder, or found there, and kept.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { logIn } from '../support/load-traffic.ts';
import { startProgram, type StartedProgram } from '../support/started-program.ts';

const GOAL = { growth: 2, searchMs: 30 };
/** Times vary on a shared machine: the command fails only beyond one and a half times the goal. */
const TOLERANCE = 1.5;
const FEW = '500';
const ROOT = join(import.meta.dirname, '../..');
const ADMIN = { ADMIN_EMAIL: 'admin@load.test', ADMIN_PASSWORD: 'plum-kettle-oboe-17' };

const PAGES: Readonly<Record<string, string>> = {
  'patients, first page': '/api/adminDashboard/view-patients?limit=50',
  'patients, how many too': '/api/adminDashboard/view-patients?limit=50&total=true',
  'patients, one in 26': '/api/adminDashboard/view-patients?limit=50&search=amara',
  'appointments, first page': '/api/appointments/admin/appointments?limit=50',
  'appointments, cancelled': '/api/appointments/admin/appointments?limit=50&status=cancelled',
  'appointments, of one in 49': '/api/appointments/admin/appointments?limit=50&patient=okafor',
  'search: a name': '/api/search?search=okafor',
  'search: two names': '/api/search?search=okafor%20noor',
  'search: a phone': '/api/search?search=555%20736%208787',
  'search: a ticket': '/api/search?search=SEED-424',
  board: '/api/queue/board',
  'who is called': '/api/queue/now',
  statistics: '/api/adminDashboard/statistics',
  'how many appointments': '/api/appointments/count',
  'audit log': '/api/audit',
  'FHIR, 100 patients': '/fhir/Patient?_count=100',
  'FHIR, patients by name': '/fhir/Patient?_count=100&name=okafor',
  'FHIR, 100 appointments': '/fhir/Appointment?_count=100',
};
const METRICS = '/metrics';

const { values } = parseArgs({
  options: {
    patients: { type: 'string', default: '1000000' },
    rounds: { type: 'string', default: '40' },
    data: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-million-'));
const large = values.data ?? join(folder, 'many');
const settingsOf = (dataDir: string) => ({
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PORT: '0',
  METRICS_PORT: '0',
  CLINIC_TIME_ZONE: 'UTC',
  ...ADMIN,
});
const running: StartedProgram[] = [];
const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? Number.NaN;
let failed = false;

type Clinic = { readonly url: string; readonly metricsUrl: string; readonly cookie: string };

/** @returns its seconds */
async function command(name: string, args: readonly string[], dataDir: string): Promise<number> {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, `tools/database/${name}.ts`), ...args], {
    env: { ...process.env, ...settingsOf(dataDir) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`${name} ended with ${String(code)}.`);
  return (performance.now() - began) / 1000;
}

async function open(dataDir: string): Promise<Clinic> {
  const server = await startProgram(
    ['--import', './server/quick-loading.ts', 'server/main.ts'],
    /"event":"ready"/,
    settingsOf(dataDir),
  );
  running.push(server);
  const urlOf = (event: string) =>
    new RegExp(`"event":"${event}".*"url":"([^"]+)"`).exec(server.output)?.[1] ?? `no ${event}`;
  const url = urlOf('ready');
  const cookie = await logIn(url, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  return { url, metricsUrl: urlOf('monitoring'), cookie };
}

async function timed({ url, metricsUrl, cookie }: Clinic, page: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${page === METRICS ? metricsUrl : url}${page}`, { headers: { cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${page} answered ${answer.status}.`);
  return performance.now() - began;
}

try {
  const seconds = await command('seed', ['--patients', values.patients], large);
  console.log(`${values.patients} patients, four appointments each: made, or found, in ${seconds.toFixed(0)} s`);
  await command('seed', ['--patients', FEW], join(folder, 'few'));
  const [small, many] = [await open(join(folder, 'few')), await open(large)];
  console.log(`${''.padEnd(28)}${'ms'.padEnd(20)}grows × (${rounds} rounds)`);
  for (const [name, page] of Object.entries({ ...PAGES, metrics: METRICS })) {
    const pairs: [number, number][] = [];
    for (let round = -3; round < rounds; round += 1) {
      const pair: [number, number] = [await timed(small, page), await timed(many, page)];
      if (round >= 0) pairs.push(pair);
    }
    const [before, after] = [median(pairs.map(([ms]) => ms)), median(pairs.map(([, ms]) => ms))];
    const growth = median(pairs.map(([one, other]) => other / one));
    // On a busy machine a search of 500 is beyond the goal, too: then it must not grow.
    const isMissed = growth > GOAL.growth * TOLERANCE && after > GOAL.searchMs * TOLERANCE;
    if (isMissed) failed = true;
    const figures = `${before.toFixed(1)} → ${after.toFixed(1)}`.padEnd(20);
    console.log(`${name.padEnd(28)}${figures}${growth.toFixed(2)}${isMissed ? '  NOT MET' : ''}`);
  }
  console.log(`goal: × ${GOAL.growth}, searches within ${GOAL.searchMs} ms`);
  await Promise.all(running.splice(0).map((program) => program.stop()));
  const file = join(folder, 'all.tar');
  const backup = await command('backup', [file], large);
  console.log(`back-up: ${backup.toFixed(0)} s, ${((await stat(file)).size / 1024 ** 2).toFixed(0)} MB`);
  console.log(`audit log checked: ${(await command('audit-verify', [], large)).toFixed(0)} s`);
} finally {
  await Promise.all(running.map((program) => program.stop()));
  await rm(folder, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
