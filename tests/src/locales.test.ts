/** Every text that the specification spells out, letter by letter, in the one place where the app keeps its words. */
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import texts from '../support/product-texts.json' with { type: 'json' };

const locale = new URL('../../src/locales/en/', import.meta.url);
/** Ten names of departments are known to both sides, not only to the screens. */
const departments = new URL('../../shared/clinic/departments.ts', import.meta.url);
const sources = [
  departments,
  ...readdirSync(locale, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => new URL(file, locale)),
];

/** The apostrophe may be the typographic one, and a line of code may escape it. */
const plain = (text: string) => text.replaceAll('’', "'").replaceAll("\\'", "'");
const words = plain(sources.map((source) => readFileSync(source, 'utf8')).join('\n'));
/** `{patient}` and its like are filled in while the app runs: what stands around them is compared. */
const isThere = (text: string) =>
  plain(text)
    .split(/\{[^}]*\}/u)
    .every((part) => words.includes(part));

test('the app’s words hold every text of the specification', () => {
  expect(texts.length).toBeGreaterThan(200);
  expect(texts.filter(({ text }) => !isThere(text))).toEqual([]);
});
