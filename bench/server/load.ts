/**
 * `npm run bench -- load`: mixed traffic on one process and one machine. Kiosks register while staff look; then far more come at once than it can serve; then
 * it is calm again. The reference is the same server in the same run, one kiosk alone before it; how much slower a bare Node server has become meanwhile, asked by
 * the same client, is taken off, because others may be working on the machine.
 *
 *   node bench/server/load.ts [--minutes 3] [--kiosks 200] [--staff 50] [--screens 20] [--pace 1] [--patients 0]
 *
 * `--pace 0.5`: everybody takes twice the time between two calls. 30 minutes at half the pace may run beside other work, because memory and not time is asked; a
 * million patients are for a machine of one's own: `--minutes 30 --patients 1000000`.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openForReading } from '#server/database/backup/open-for-reading.ts';
import { logIn, look, loops, newLedger, register, watchBoard, type Traffic } from '../support/load-traffic.ts';
import { proportionalMegabytes } from '../support/memory.ts';
import { growthInWords, watchMemory } from '../support/memory-by-minute.ts';
import { startProgram, type StartedProgram } from '../support/started-program.ts';

const GOAL = { slower: 5, grown: 1.15, recovered: 2 };
/** The times within which 95 of 100 answers came: of registrations, and of a bare server at the same time. */
type Phase = { readonly registered: number; readonly bare: number };
/** Times vary on a shared machine: the command fails only beyond one and a half times the goal. */
const TOLERANCE = 1.5;
const ALONE = 200;
const CROWD = 1_500;
const CROWD_MS = 20_000;
const BARE_SERVER =
  "require('node:http').createServer((_, answer) => answer.end('hi')).listen(0, function () { console.log('ready', this.address().port) })";
const ROOT = join(import.meta.dirname, '../..');
const ADMIN = { ADMIN_EMAIL: 'admin@load.test', ADMIN_PASSWORD: 'plum-kettle-oboe-17' };

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '3' },
    kiosks: { type: 'string', default: '200' },
    staff: { type: 'string', default: '50' },
    screens: { type: 'string', default: '20' },
    pace: { type: 'string', default: '1' },
    patients: { type: 'string', default: '0' },
  },
});
const minutes = Number(values.minutes);
const kiosks = Number(values.kiosks);
const staff = Number(values.staff);
const screens = Number(values.screens);
const pace = Number(values.pace);
const seeded = Number(values.patients);
if (!(minutes > 0 && kiosks > 0 && staff > 0 && screens >= 0 && pace > 0 && seeded >= 0))
  throw new Error('Every argument is a number, and only screens and patients may be 0.');

const dataDir = await mkdtemp(join(tmpdir(), 'frontdesk-bench-load-'));
const unlimited = { REGISTRATION_BURST: '1000000', REGISTRATION_REFILL_PER_SECOND: '100000' };
const settings = {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  PORT: '0',
  METRICS_PORT: '0',
  CLINIC_TIME_ZONE: 'UTC',
  ...ADMIN,
  ...unlimited,
};
const running: StartedProgram[] = [];
let patients = 0;
let failed = false;

const percentile = (list: readonly number[], share: number) =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * share))] ?? Number.NaN;
const ms = (list: readonly number[]) =>
  `median ${percentile(list, 0.5).toFixed(0)} ms, 95 of 100 within ${percentile(list, 0.95).toFixed(0)} ms (${list.length})`;
const said = (name: string, figure: string) => console.log(`${name.padEnd(22)} ${figure}`);
function demand(holds: boolean, what: string): void {
  if (holds) return;
  failed = true;
  console.log(`NOT MET: ${what}`);
}

try {
  if (seeded > 0) {
    const seed = await startProgram(
      [join(ROOT, 'tools/database/seed.ts'), '--patients', values.patients],
      /are in\./,
      settings,
    );
    await seed.stop();
  }
  const server = await startProgram(
    ['--import', './server/quick-loading.ts', 'server/main.ts'],
    /"event":"ready"/,
    settings,
  );
  running.push(server);
  const url = /"event":"ready".*"url":"([^"]+)"/.exec(server.output)?.[1] ?? '';
  const metricsUrl = /"event":"monitoring".*"url":"([^"]+)"/.exec(server.output)?.[1] ?? '';
  const bareServer = await startProgram(['-e', BARE_SERVER], /ready/);
  running.push(bareServer);
  const barePort = Number(/ready (\d+)/.exec(bareServer.output)?.[1]);
  const cookie = await logIn(url, ADMIN.ADMIN_EMAIL, ADMIN.ADMIN_PASSWORD);
  const traffic = (): Traffic => ({ url, cookie, ledger: newLedger() });
  const promised = new Map<string, string>();
  const finished = ({ ledger }: Traffic, name: string) => {
    for (const [phone, id] of ledger.promised) promised.set(phone, id);
    said(
      `${name}: answers`,
      [...ledger.statuses]
        .map(([status, count]) => `${status} × ${count}`)
        .toSorted()
        .join(', '),
    );
    const odd = [...ledger.statuses.keys()].filter((status) => !/ (200|201|429|503)$/.test(status));
    demand(
      odd.length === 0 && ledger.withoutRetryAfter === 0,
      `${name}: nothing but answers and 429 or 503 with Retry-After`,
    );
  };
  /** Asks the bare server while `work` goes on. @returns the time within which 95 of 100 answers of it came */
  const besideBare = async (work: () => Promise<unknown>): Promise<number> => {
    const times: number[] = [];
    const done = new AbortController();
    const probing = loops(4, 50, done.signal, async () => {
      const began = performance.now();
      await (await fetch(`http://127.0.0.1:${barePort}`)).arrayBuffer();
      times.push(performance.now() - began);
    });
    await work();
    done.abort();
    await probing;
    return percentile(times, 0.95);
  };
  const alone = async (name: string): Promise<Phase> => {
    const one = traffic();
    const never = new AbortController().signal;
    const bare = await besideBare(async () => {
      for (let n = 0; n < ALONE; n += 1) await register(one, (patients += 1), never);
    });
    said(name, ms(one.ledger.milliseconds.registered));
    finished(one, name);
    return { registered: percentile(one.ledger.milliseconds.registered, 0.95), bare };
  };
  /** How many times slower than before, beyond what a bare server became. */
  const compare = (name: string, then: Phase, now: Phase): number => {
    const [own, bare] = [now.registered / then.registered, now.bare / then.bare];
    const ratio = own / Math.max(1, bare);
    said(name, `${own.toFixed(1)} × (95 of 100), a bare server ${bare.toFixed(1)} ×: ${ratio.toFixed(2)} ×`);
    return ratio;
  };
  const memory = () => proportionalMegabytes(server.pid);

  await alone('warming up');
  const reference = await alone('one kiosk alone');

  // At full pace each kiosk has a patient every ten seconds, everybody of the staff a look every other, and each screen is opened anew every half a minute.
  const busy = traffic();
  const over = new AbortController();
  const watched = watchMemory(server.pid, metricsUrl, ({ heap, resident, all }, n) =>
    said(
      `minute ${n}`,
      `heap ${heap.toFixed(0)} MB, process ${resident.toFixed(0)} MB, with database ${all.toFixed(0)} MB`,
    ),
  );
  setTimeout(() => over.abort(), minutes * 60_000);
  const bareMeanwhile = await besideBare(() =>
    Promise.all([
      loops(kiosks, 10_000 / pace, over.signal, () => register(busy, (patients += 1), over.signal)),
      loops(staff, 2_000 / pace, over.signal, () => look(busy, Math.floor(Math.random() * 1_000))),
      loops(screens, 1_000, over.signal, () => watchBoard(busy, 30_000 / pace, over.signal)),
    ]),
  );
  watched.stop();
  said(`${kiosks} kiosks`, ms(busy.ledger.milliseconds.registered));
  said(`${staff} of the staff`, ms(busy.ledger.milliseconds.looked));
  finished(busy, 'busy');
  const registered = percentile(busy.ledger.milliseconds.registered, 0.95);
  const slower = compare('slower than alone', reference, { registered, bare: bareMeanwhile });
  demand(slower <= GOAL.slower * TOLERANCE, 'registering beside others');
  const grown = growthInWords(watched.minutes, GOAL.grown * TOLERANCE);
  said('memory', grown.words);
  demand(grown.isFlat !== false, 'memory is flat');

  const crowd = traffic();
  const gone = new AbortController();
  setTimeout(() => gone.abort(), CROWD_MS);
  await loops(CROWD, 0, gone.signal, () => register(crowd, (patients += 1), gone.signal));
  said(`${CROWD} at once`, ms(crowd.ledger.milliseconds.registered));
  finished(crowd, 'crowd');
  const after = compare('as before', reference, await alone('calm again'));
  said('memory then', `${(await memory()).toFixed(0)} MB`);
  demand(after <= GOAL.recovered * TOLERANCE, 'it recovers');

  const opened = await openForReading({ dataDir, databaseUrl: undefined });
  if (!opened.ok) throw new Error(opened.problem.message);
  const { rows } = await opened.value.pool.query<{ id: string; phone: string }>(
    "select id, phone from patients where name = 'Load Patient'",
  );
  await opened.value.close();
  const there = new Set(rows.map(({ id }) => id));
  const lost = [...promised.values()].filter((id) => !there.has(id)).length;
  const doubled = rows.length - new Set(rows.map(({ phone }) => phone)).size;
  said('promises', `${promised.size}: ${lost} lost, ${doubled} doubled`);
  demand(lost === 0 && doubled === 0, 'nothing lost, nothing doubled');
} finally {
  await Promise.all(running.map((program) => program.stop()));
  await rm(dataDir, { recursive: true, force: true });
}
process.exitCode = failed ? 1 : 0;
