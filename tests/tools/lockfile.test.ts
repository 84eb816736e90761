import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

it('the lockfile is complete: npm ci takes it on every platform', () => {
  const dryRun = spawnSync('npm', ['ci', '--dry-run', '--ignore-scripts', '--offline'], { encoding: 'utf8' });
  expect(dryRun.stderr).not.toMatch(/Missing: .* from lock file|Invalid: lock file/);
  expect(dryRun.status).toBe(0);
}, 120_000);
