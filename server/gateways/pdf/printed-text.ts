import { readFile } from 'node:fs/promises';
import { Font } from '@react-pdf/renderer';
import { readFontSubsets, type FontSubset } from './font-subsets.ts';
import { makeSelectable, type ShapingFont } from './selectable-font.ts';
import { unpackWoff } from './unpack-woff.ts';

/** A stretch of text in one font. */
export type PrintedRun = { readonly family: string; readonly text: string };

const WEIGHTS = [400, 700] as const;
const BASE = 'noto-sans-latin';
/** Printed before the code point of a character that no font here has: it is never dropped and never a blank box. */
const MARK = '\uFFFD';
/**
 * Characters that could hide or reorder the text beside them; line breaks are kept, and joiners belong to their
 * scripts.
 */
const INVISIBLE = /[\p{Cc}\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFB]/u;

const subsets = readFontSubsets();
const loading = new Map<string, Promise<ShapingFont | undefined>>();
const families = new Map<string, string | undefined>();
const loaded = new Map<string, ShapingFont>();

/** Loads the fonts these texts need, before `printedRuns` is called for them. */
export async function prepareTexts(texts: Iterable<string>): Promise<void> {
  await load((await subsets).find(({ family }) => family === BASE));
  for (const text of texts) {
    const script = scriptOf(text);
    for (const character of new Set(text.normalize('NFC'))) {
      const key = `${script} ${character}`;
      if (!families.has(key)) families.set(key, await findFamily(character, script));
    }
  }
}

/** The width of a text, in ems of its regular font; a text that has not been prepared has none. */
export function emsOf(text: string): number {
  return printedRuns(text).reduce((sum, run) => {
    const font = loaded.get(run.family);
    const advances = font?.layout(run.text).positions.map(({ xAdvance }) => xAdvance) ?? [];
    return sum + advances.reduce((all, advance) => all + advance, 0) / (font?.unitsPerEm ?? 1);
  }, 0);
}

/** Splits a text into runs of one font each. A character that no font has becomes � and its code point. */
export function printedRuns(text: string): PrintedRun[] {
  const script = scriptOf(text);
  const runs: { family: string; text: string }[] = [];
  for (const character of text.normalize('NFC')) {
    const family = families.get(`${script} ${character}`);
    if (character === '\n' || (family !== undefined && !INVISIBLE.test(character)))
      add(runs, family ?? BASE, character);
    else {
      add(runs, BASE, `${MARK}U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`);
    }
  }
  return runs;
}

function add(runs: { family: string; text: string }[], family: string, text: string): void {
  const last = runs.at(-1);
  if (last?.family === family) last.text += text;
  else runs.push({ family, text });
}

/** Han characters are drawn in the style of the language around them. */
function scriptOf(text: string): 'jp' | 'kr' | '' {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'jp';
  return /\p{Script=Hangul}/u.test(text) ? 'kr' : '';
}

async function findFamily(character: string, script: string): Promise<string | undefined> {
  const codePoint = character.codePointAt(0) ?? 0;
  const able = (await subsets).filter(({ ranges }) =>
    ranges.some(([from, to]) => codePoint >= from && codePoint <= to),
  );
  const preferred = able.filter(({ family }) => script !== '' && family.startsWith(`noto-sans-${script}`));
  // Han characters only: digits and Latin stay in one typeface.
  const ordered = codePoint >= 0x2e80 ? [...preferred, ...able] : able;
  // A subset lists what it may have; the font knows what it has.
  for (const subset of ordered)
    if ((await load(subset))?.hasGlyphForCodePoint(codePoint) === true) return subset.family;
  return undefined;
}

function load(subset: FontSubset | undefined): Promise<ShapingFont | undefined> {
  if (subset === undefined) return Promise.resolve(undefined);
  const { family, file } = subset;
  const started = loading.get(family) ?? read(family, file);
  loading.set(family, started);
  return started;
}

async function read(family: string, file: FontSubset['file']): Promise<ShapingFont | undefined> {
  const fonts = await Promise.all(
    WEIGHTS.map(async (fontWeight) => {
      const data = unpackWoff(await readFile(file(fontWeight)));
      return { src: `data:font/ttf;base64,${data.toString('base64')}`, fontWeight };
    }),
  );
  Font.register({ family, fonts });
  let font: ShapingFont | undefined;
  for (const fontWeight of WEIGHTS.toReversed()) {
    await Font.load({ fontFamily: family, fontWeight });
    font = dataOf(Font.getFont({ fontFamily: family, fontWeight }));
    if (font === undefined) continue;
    makeSelectable(font);
    loaded.set(family, font);
  }
  return font;
}

/** The font as parsed by fontkit, missing in the renderer's types. */
function dataOf(source: unknown): ShapingFont | undefined {
  if (typeof source !== 'object' || source === null || !('data' in source)) return undefined;
  return isShapingFont(source.data) ? source.data : undefined;
}

function isShapingFont(data: unknown): data is ShapingFont {
  return typeof data === 'object' && data !== null && 'layout' in data && 'createSubset' in data;
}
