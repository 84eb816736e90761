/**
 * Hostile requests over every call, as `tests/server/http/fuzz.test.ts` sends 2,000 of them in each run: here more, and others.
 *
 *   npm run bench -- fuzz [requests] [seed]
 */
import { spawnSync } from 'node:child_process';
import { argv, env, execPath } from 'node:process';

const [requests = '10000', seed = String(Date.now() % 1_000_000)] = argv.slice(2);
console.log(`${requests} requests, seed ${seed}`);
const { status } = spawnSync(
  execPath,
  ['node_modules/vitest/vitest.mjs', 'run', '--project', 'server', 'tests/server/http/fuzz.test.ts'],
  { stdio: 'inherit', env: { ...env, FUZZ_REQUESTS: requests, FUZZ_SEED: seed } },
);
process.exitCode = status ?? 1;
