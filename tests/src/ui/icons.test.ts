import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ICON_NAMES } from '#src/ui/icons/icon-names.ts';

const sprite = readFileSync(new URL('../../../src/ui/icons/icons.svg', import.meta.url), 'utf8');

test('the sprite holds exactly the named drawings', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toHaveLength(ICON_NAMES.length);
  expect(new Set(drawn)).toEqual(new Set(ICON_NAMES));
});

test('the sprite names its licence', () => {
  expect(sprite).toContain('ISC License');
});
