import { existsSync, globSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { CHUNK_GROUPS } from '../../../tools/build/chunk-groups.ts';
import { pageScripts, type Chunks } from '../../../tools/build/page-chunks.ts';

/** Said by their names, since each is one of its kind. */
const BY_NAME = ['src/app/after-first-paint.tsx', 'shared/result.ts'];
const sources = globSync('{src,shared}/**/*.{ts,tsx}').filter((file) => !BY_NAME.includes(file));
const renamed = (file: string) => join(dirname(file), `another-${basename(file)}`);

/** The chunk whose folders a file is in. Who imports it, the bundler asks the graph. */
const groupOf = (file: string) =>
  CHUNK_GROUPS.find(({ name, test: is }) => typeof name === 'string' && is.test(`/${file}`))?.name;

test('a component may be renamed: its chunk follows from its folder', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((file) => groupOf(file) !== groupOf(renamed(file)))).toEqual([]);
});

test('what is said by its name is there', () => {
  expect(BY_NAME.filter((file) => !existsSync(file))).toEqual([]);
});

/** A build in which the details of a registration are a lazy part of the page. */
function buildWith(details: string): Chunks {
  return {
    '_app-1.js': { file: 'assets/app-1.js' },
    '_desk-1.js': {
      file: 'assets/desk-1.js',
      imports: ['_app-1.js'],
      dynamicImports: [details, 'src/offline/outbox/outbox.ts'],
    },
    [details]: { file: 'assets/part-1.js' },
    'src/offline/outbox/outbox.ts': { file: 'assets/outbox-1.js' },
  };
}

test('what a page loads, and so what is kept for use without a network, is the same under another name', () => {
  const details = 'src/features/registration/details/details-step.tsx';
  const before = pageScripts(buildWith(details), 'frontdesk');
  expect(before).toEqual({
    untilUsable: ['assets/app-1.js', 'assets/desk-1.js'],
    automatic: expect.arrayContaining(['assets/outbox-1.js']),
    onAct: ['assets/part-1.js'],
  });
  expect(pageScripts(buildWith(renamed(details)), 'frontdesk')).toEqual(before);
});
