import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The characters in one font file. */
export type FontSubset = {
  readonly family: string;
  readonly ranges: readonly (readonly [from: number, to: number])[];
  /** Path of the file for a weight. */
  readonly file: (weight: 400 | 700) => string;
};

/** Latin first, so that digits and punctuation of every script are in one typeface. */
const PACKAGES = [
  'noto-sans',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-devanagari',
  'noto-sans-bengali',
  'noto-sans-tamil',
  'noto-sans-thai',
  'noto-sans-sc',
  'noto-sans-jp',
  'noto-sans-kr',
] as const;

const LATIN_LAST = ['latin-ext', 'latin'];
const locate = createRequire(import.meta.url);

/** Every subset of every installed Noto package, in the order in which they are searched for a character. */
export async function readFontSubsets(): Promise<FontSubset[]> {
  const all = await Promise.all(
    PACKAGES.map(async (name) => {
      const folder = dirname(locate.resolve(`@fontsource/${name}/package.json`));
      const ranges: Record<string, string> = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8'));
      return Object.entries(ranges).flatMap(([key, text]) => {
        // Subsets of the big fonts are numbered: "[104]".
        const subset = key.replaceAll(/[[\]]/g, '');
        // Latin comes from the Latin package only.
        if (name !== 'noto-sans' && LATIN_LAST.includes(subset)) return [];
        const file = (weight: number) => join(folder, 'files', `${name}-${subset}-${weight}-normal.woff`);
        return [{ family: `${name}-${subset}`, ranges: readRanges(text), file }];
      });
    }),
  );
  return all.flat().toSorted((one, other) => rank(one.family) - rank(other.family));
}

/** `latin` first, so that its characters are never taken from another subset that also has some of them. */
function rank(family: string): number {
  return family === 'noto-sans-latin' ? 0 : 1;
}

function readRanges(text: string): (readonly [number, number])[] {
  return text.split(',').map((range) => {
    const [from = '', to = from] = range.trim().slice(2).split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
}
