import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildHash } from '../../tools/build/build-inputs.ts';

let root: string;
let before: string;

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'frontdesk-inputs-'));
  await write('src/app/main.tsx', 'main');
  await write('package-lock.json', '{}');
  before = await buildHash(root, {});
});
afterEach(() => rm(root, { recursive: true }));

describe('buildHash', () => {
  test.each([
    'src/app/main.tsx',
    'src/deep/down/new.ts',
    'shared/clinic/phone.ts',
    'public/icon.svg',
    'index.html',
    'manifest.webmanifest',
    'vite.config.ts',
    'tools/build/chunk-groups.ts',
    'tsconfig.web.json',
    'package-lock.json',
    '.env.production',
    'server/http/guard/content-security-policy.ts',
  ])('changes with %s', async (path) => {
    await write(path, 'changed');
    expect(await buildHash(root, {})).not.toBe(before);
  });

  test.each([
    'dist/index.html',
    'data/postgres/PG_VERSION',
    'docs/operations.md',
    'server/main.ts',
    'src/app/route-tree.gen.ts',
  ])('does not change with %s, which no build reads', async (path) => {
    await write(path, 'changed');
    expect(await buildHash(root, {})).toBe(before);
  });

  test('changes with a VITE_ variable, and with no other', async () => {
    expect(await buildHash(root, { VITE_API_BASE_URL: 'https://clinic.example' })).not.toBe(before);
    expect(await buildHash(root, { PORT: '9000' })).toBe(before);
  });

  test('tells a file that was moved from one that was not', async () => {
    await rm(join(root, 'src/app/main.tsx'));
    await write('src/other.tsx', 'main');
    expect(await buildHash(root, {})).not.toBe(before);
  });
});
