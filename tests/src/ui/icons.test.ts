import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '#src/ui/icons/icon-names.ts';

const SOURCES = new URL('../../../src/', import.meta.url);
const sprite = readFileSync(new URL('../../../src/ui/icons/icons.svg', import.meta.url), 'utf8');

test('the sprite holds exactly the named drawings', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toHaveLength(ICON_NAMES.length);
  expect(new Set(drawn)).toEqual(new Set(ICON_NAMES));
});

test('every drawing is used somewhere: the sprite is fetched by everybody', () => {
  const sources = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('icon-names.ts'))
    .map((name) => readFileSync(new URL(name, SOURCES), 'utf8'))
    .join('');
  expect(ICON_NAMES.filter((name) => !sources.includes(`'${name}'`) && !sources.includes(`"${name}"`))).toEqual([]);
});

test('the sprite names its licence', () => {
  expect(sprite).toContain('ISC License');
});
