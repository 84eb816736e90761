import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { differences, readPlainBuild } from '../../../tools/gates/renaming/compare-builds.ts';
import { renameComponents, withOldNames } from '../../../tools/gates/renaming/rename-components.ts';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'frontdesk-renaming-'))));
afterEach(() => rmSync(root, { recursive: true }));

function write(files: Readonly<Record<string, string>>): string {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

test('every component has another name, and everybody asks for it by that name; pages and plain modules keep theirs', () => {
  write({
    'src/features/desk/step.tsx': "import { Button } from '#src/ui/button.tsx';\nimport { read } from './read.ts';",
    'src/features/desk/read.ts': "export const load = () => import('./step.tsx');",
    'src/ui/button.tsx': 'export const Button = 1;',
    'src/routes/desk.tsx': "import '../features/desk/step.tsx';",
  });
  expect(renameComponents(root)).toBe(2);
  const now = (file: string) => readFileSync(join(root, file), 'utf8');
  expect(now('src/features/desk/another-step.tsx')).toBe(
    "import { Button } from '#src/ui/another-button.tsx';\nimport { read } from './read.ts';",
  );
  expect(now('src/features/desk/read.ts')).toBe("export const load = () => import('./another-step.tsx');");
  expect(now('src/routes/desk.tsx')).toBe("import '../features/desk/another-step.tsx';");
});

/** A build of two chunks, of which `kept` are on the worker's list. */
const build = (folder: string, chunks: Readonly<Record<string, string>>, kept: readonly string[]) => {
  const files = Object.entries(chunks).map(([name, text]) => [`${folder}/assets/${name}`, text]);
  const list = kept.map((name) => `{"url":"assets/${name}"}`).join(',');
  write({ ...Object.fromEntries(files), [`${folder}/service-worker.js`]: `precache([${list}])` });
  return readPlainBuild(join(root, folder), withOldNames);
};

const BEFORE = {
  'desk-aaaaaaaa.js': 'import{x as e}from"./step-bbbbbbbb.js";render(heading,ticket)',
  'step-bbbbbbbb.js': 'question',
};

test('two builds are the same but for hashes, short names and the order within a chunk', () => {
  const before = build('before', BEFORE, ['desk-aaaaaaaa.js', 'step-bbbbbbbb.js']);
  const after = build(
    'after',
    {
      'desk-cccccccc.js': 'import{Yt as n}from"./another-step-dddddddd.js";render(ticket,heading)',
      'another-step-dddddddd.js': 'question',
    },
    ['another-step-dddddddd.js', 'desk-cccccccc.js'],
  );
  expect(differences(before, after)).toEqual([]);
});

test('what moves to another chunk, or falls out of what is kept, is said', () => {
  const before = build('before', BEFORE, ['desk-aaaaaaaa.js', 'step-bbbbbbbb.js']);
  const after = build(
    'after',
    {
      'desk-cccccccc.js': 'import{x as e}from"./step-dddddddd.js";render(heading)',
      'step-dddddddd.js': 'question ticket',
    },
    ['desk-cccccccc.js'],
  );
  expect(differences(before, after)).toEqual([
    'desk.js is gone or holds something else',
    'step.js is gone or holds something else',
    'desk.js is new or holds something else',
    'step.js is new or holds something else',
    'assets/step.js is not kept offline any more',
  ]);
});
