import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findWindowLayout } from '../../../tools/style/room-by-letters.ts';

/** The waiting room's screen has one size of letters, measured by the screen itself. */
const OTHER_LETTERS = /^src\/(?:features\/display|app\/waiting-room)\//;

test('no layout follows the window where it should follow the letters', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => `src/${file}`)
    .filter((file) => /\.(?:css|tsx?)$/.test(file) && !OTHER_LETTERS.test(file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap((file) => findWindowLayout(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['a.css', '@media (min-width: 40rem) { .list { gap: 1rem; grid-template-columns: 1fr 1fr; } }'],
  ['a.css', '@variant sm { .list { padding: 1rem; } }'],
  ['a.css', '@media screen { @variant sm { .list { padding: 1rem; } } }'],
  ['a.css', '@media (width >= 640px) { .a { flex-direction: row } }'],
  ['a.tsx', 'className="grid min-[26rem]:grid-cols-2"'],
  ['a.tsx', 'className="[@media(min-height:40rem)]:sticky"'],
  ['a.ts', "const wide = matchMedia('(min-width: 64rem)')"],
])('%s with %s is found', (path, text) => expect(findWindowLayout(path, text)).toHaveLength(1));

test.each([
  [
    'a.css',
    "@media (min-width: 40rem) { html:not([data-text-size^='larg']) .list { grid-template-columns: 1fr 1fr; } }",
  ],
  ['a.css', '.list { @variant sm { grid-template-columns: 1fr 1fr; } }'],
  ['a.css', '@media (max-width: 36rem) { .button { padding: 1rem; } }'],
  ['a.tsx', 'className="grid sm:grid-cols-2 min-h-[4rem]"'],
])('%s with %s follows the letters', (path, text) => expect(findWindowLayout(path, text)).toEqual([]));
