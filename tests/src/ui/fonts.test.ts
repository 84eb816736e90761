import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { TRANSLATED } from '#shared/languages/screens/screen-languages.ts';
import { readTranslations } from '../../../tools/language/catalogues/po-files.ts';
import { charactersOfFont } from '../../support/stand-ins/characters-of-font.ts';

const SOURCES = join(import.meta.dirname, '../../../src');
const fileOf = (script: string): string =>
  join(SOURCES, `ui/fonts/atkinson-hyperlegible-next-${script}-wght-normal.woff2`);
const texts = readdirSync(join(SOURCES, 'locales'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => readFileSync(join(SOURCES, 'locales', name), 'utf8'))
  .join('');

const latin = charactersOfFont(fileOf('latin'));
const rarer = charactersOfFont(fileOf('latin-ext'));
const codesOf = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
const missing = (codes: number[], ...fonts: ReadonlySet<number>[]): string[] =>
  [...new Set(codes)].filter((code) => !fonts.some((font) => font.has(code))).map((code) => String.fromCodePoint(code));

it('the letters that are kept for offline use have every character of every text', () => {
  expect(texts.length).toBeGreaterThan(20_000);
  expect(missing(codesOf(texts.replaceAll('\n', '')), latin)).toEqual([]);
});

/** Scripts that the house's own letters do not have, as fetched with their language. */
const OWN_LETTERS: Readonly<Record<string, string>> = { ar: 'arabic', hi: 'devanagari' };
/** Set texts apart or join letters, and have no shape of their own. */
const UNSEEN = /[\u200c-\u200f\u2066-\u2069\n]/g;

it.each(Object.keys(TRANSLATED))(
  'every text in %s is drawn with the letters that come with it, in both weights',
  (tag) => {
    const folder = join(SOURCES, 'locales', tag);
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.po'));
    const said = files.flatMap((name) => {
      const module = name.replaceAll('\\', '/').replace(/\.po$/, '');
      return readTranslations(tag, module).map(({ text }) => text);
    });
    expect(said.length).toBeGreaterThan(300);
    const codes = codesOf(said.join('').replaceAll(UNSEEN, ''));
    const script = OWN_LETTERS[tag];
    for (const weight of script === undefined ? [] : [400, 700]) {
      const file = import.meta.resolve(
        `@fontsource/noto-sans-${script}/files/noto-sans-${script}-${script}-${weight}-normal.woff2`,
      );
      expect(missing(codes, latin, rarer, charactersOfFont(fileURLToPath(file)))).toEqual([]);
    }
    if (script === undefined) expect(missing(codes, latin, rarer)).toEqual([]);
  },
);

/** What is never seen, and a sign of measures of which the family has none. */
const NOT_DRAWN = [0xad, 0xb5];

it('… and all of Latin-1, so that names with accents keep their letters', () => {
  const codes = Array.from({ length: 0x100 }, (_, code) => code);
  const printed = codes.filter((code) => (code >= 0x20 && code < 0x7f) || (code >= 0xa0 && !NOT_DRAWN.includes(code)));
  expect(missing(printed, latin)).toEqual([]);
});

it('names with rarer letters find them in the file that is kept once it was seen', () => {
  expect(missing(codesOf('ŁódźŞükrüČapekőűāēīū'), latin, rarer)).toEqual([]);
});

it('every file that a style sheet names stands where it says', () => {
  const folder = join(SOURCES, 'ui/style');
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const named = sheets.flatMap((name) =>
    Array.from(readFileSync(join(folder, name), 'utf8').matchAll(/url\('([^']+)'\)/g), ([, file = '']) => file),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});
