/**
 * Renames every component in a copy, builds the copy, and compares it with `dist`: chunks and cached files must be the
 * same. Run after a build.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { differences, readPlainBuild } from './compare-builds.ts';
import { renameComponents, withOldNames } from './rename-components.ts';

const root = join(import.meta.dirname, '../../..');
const copy = mkdtempSync(join(tmpdir(), 'frontdesk-renamed-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const PARTS = ['src', 'shared', 'public', 'tools', 'server', 'index.html', 'manifest.webmanifest', 'vite.config.ts'];
for (const part of [...PARTS, 'package.json', ...globSync('tsconfig*.json', { cwd: root })])
  cpSync(join(root, part), join(copy, part), { recursive: true });
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

// A build of its own makes this page; what is kept offline is listed from all that stands there.
cpSync(join(root, 'dist/display.html'), join(copy, 'dist/display.html'));

const count = renameComponents(copy);
const built = spawnSync(
  process.execPath,
  ['node_modules/vite/bin/vite.js', 'build', '--emptyOutDir', 'false', '--logLevel', 'error'],
  {
    cwd: copy,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  },
);
if (built.status !== 0) {
  console.error('the copy with other names could not be built');
  process.exit(1);
}
const found = differences(
  readPlainBuild(join(root, 'dist'), withOldNames),
  readPlainBuild(join(copy, 'dist'), withOldNames),
);
console.log(
  found.length === 0
    ? `${count} components renamed: every chunk and the list of what is kept are as before`
    : found.join('\n'),
);
process.exitCode = found.length === 0 ? 0 : 1;
