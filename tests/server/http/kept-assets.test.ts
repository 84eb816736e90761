import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets } from '#server/http/site/kept-assets.ts';

let folder: string;
const day = (number: number) => new Date(Date.UTC(2026, 0, number));

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-assets-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function build(name: string, ...files: string[]): Promise<string> {
  const built = join(folder, name);
  await mkdir(built, { recursive: true });
  for (const file of files) await writeFile(join(built, file), `text of ${file}`);
  return built;
}

test('files of an older build stay for 14 days after the last start that had them', async () => {
  const kept = join(folder, 'kept');
  const [first, second] = [await build('first', 'a-1.js', 'same-1.js'), await build('second', 'a-2.js', 'same-1.js')];
  await keepAssets(first, kept, day(1));
  await keepAssets(first, kept, day(10));
  await keepAssets(second, kept, day(11));
  expect((await readdir(kept)).toSorted()).toEqual(['a-1.js', 'a-2.js', 'same-1.js']);
  await keepAssets(second, kept, day(24));
  expect((await readdir(kept)).toSorted()).toEqual(['a-1.js', 'a-2.js', 'same-1.js']);
  await keepAssets(second, kept, day(25));
  expect((await readdir(kept)).toSorted()).toEqual(['a-2.js', 'same-1.js']);
});

test('a copy that was cut off is made again', async () => {
  const kept = join(folder, 'kept');
  const built = await build('built', 'a-1.js');
  await mkdir(kept);
  await writeFile(join(kept, 'a-1.js'), 'text');
  await keepAssets(built, kept);
  expect(await readFile(join(kept, 'a-1.js'), 'utf8')).toBe('text of a-1.js');
});

test('without a build nothing is kept and nothing fails', async () => {
  await keepAssets(join(folder, 'none'), join(folder, 'kept'));
  expect(await readdir(join(folder, 'kept'))).toEqual([]);
});
