/**
 * `npm run bench -- backup`: how long a back-up and its restore take, how large the file is, and how much memory the commands need: it must not grow with the
 * number of patients.
 *
 *   node bench/server/backup.ts [--patients 50000]
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { proportionalMegabytes } from '../support/memory.ts';

const GOAL = { backupSeconds: 10, megabytes: 15, restoreSeconds: 60 };
const TOLERANCE = 1.5;
const ROOT = join(import.meta.dirname, '../..');

const { values } = parseArgs({ options: { patients: { type: 'string', default: '50000' } } });
const folder = await mkdtemp(join(tmpdir(), 'frontdesk-bench-backup-'));
const file = join(folder, 'all.tar');

/** Runs one of the commands. @returns its seconds, and the most memory that it had, the database's with it */
async function command(name: string, args: readonly string[], data: string) {
  const began = performance.now();
  const child = spawn(process.execPath, [join(ROOT, `tools/database/${name}.ts`), ...args], {
    env: { ...process.env, DATA_DIR: join(folder, data), DATABASE_URL: '' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let most = 0;
  const ended = once(child, 'exit').then(([code]) => {
    if (code !== 0) throw new Error(`${name} ended with ${String(code)}.`);
    return true;
  });
  while (!(await Promise.race([ended, wait(200, false)])))
    most = Math.max(most, await proportionalMegabytes(child.pid ?? 0));
  return { seconds: (performance.now() - began) / 1000, most };
}

try {
  const size = Number(values.patients);
  await command('seed', ['--patients', values.patients], 'one');
  const made = await command('backup', [file], 'one');
  const megabytes = (await stat(file)).size / 1024 ** 2;
  const checked = await command('restore', ['--check', file], 'other');
  const restored = await command('restore', [file], 'other');
  const line = ({ seconds, most }: typeof made) => `${seconds.toFixed(1)} s, at most ${most.toFixed(0)} MB of memory`;
  console.log(
    `back-up   ${line(made)}; the file has ${megabytes.toFixed(1)} MB (the database started and stopped in it)`,
  );
  console.log(`check     ${line(checked)}`);
  console.log(`restore   ${line(restored)}`);
  const share = size / 50_000;
  console.log(
    `goal      ${GOAL.backupSeconds * share} s, ${GOAL.megabytes * share} MB; ${GOAL.restoreSeconds * share} s`,
  );
  const isMissed =
    made.seconds > GOAL.backupSeconds * share * TOLERANCE ||
    megabytes > GOAL.megabytes * share * TOLERANCE ||
    restored.seconds > GOAL.restoreSeconds * share * TOLERANCE;
  process.exitCode = isMissed ? 1 : 0;
} finally {
  await rm(folder, { recursive: true, force: true });
}
