import { syllablesOf, type ShapedGlyph, type ShapedRun } from './syllables.ts';

type Subset = {
  readonly glyphs: number[];
  readonly mapping: Record<number, number>;
  includeGlyph(glyph: number | ShapedGlyph): number;
};
/** The part of a fontkit font that we use. */
export type ShapingFont = {
  readonly unitsPerEm: number;
  layout(text: string, ...rest: unknown[]): ShapedRun;
  getGlyph(id: number, codePoints?: readonly number[]): ShapedGlyph;
  glyphForCodePoint(codePoint: number): ShapedGlyph;
  createSubset(): Subset;
  hasGlyphForCodePoint(codePoint: number): boolean;
};

/** Above every real glyph number: those have 16 bits. */
const FIRST_ALIAS = 0x1_0000;
const HYPHEN = 0x2d;
const wrapped = new WeakSet<ShapingFont>();

/**
 * Makes text printed in this font selectable and copyable as it was written.
 * - When breaking lines and reordering right-to-left text, the renderer counts one letter per glyph and loses letters
 * drawn from several. So it gets one glyph per syllable, with its parts for draw-glyphs.ts.
 * - A PDF maps a glyph number to one text, but shaping uses one glyph for several letters (the body of many Arabic
 * letters). So a glyph gets another number for each text it stands for.
 * - The renderer adds a hyphen wherever it breaks a word; inside the name of a medicine it would be read as part of it.
 */
export function makeSelectable(font: ShapingFont): void {
  if (wrapped.has(font)) return;
  wrapped.add(font);
  const numbers = createNumbers();
  let shaping = false;

  // fontkit stores with each glyph the letters for which it was first used.
  const getGlyph = font.getGlyph.bind(font);
  font.getGlyph = (id, codePoints = []) => Object.create(getGlyph(id), { codePoints: { value: codePoints } });

  const glyphForCodePoint = font.glyphForCodePoint.bind(font);
  font.glyphForCodePoint = (codePoint) =>
    codePoint === HYPHEN && !shaping
      ? Object.create(getGlyph(0), { parts: { value: [] }, codePoints: { value: [] }, advanceWidth: { value: 0 } })
      : glyphForCodePoint(codePoint);

  const layout = font.layout.bind(font);
  font.layout = (text, ...rest) => {
    shaping = true;
    const run = layout(text, ...rest);
    shaping = false;
    const syllables = syllablesOf(text, run);
    const glyphs = syllables.map(({ first, codePoints, parts, advance }): ShapedGlyph => {
      const numbered = parts.map((part) => ({ ...part, id: numbers.of(part.id, part.codePoints) }));
      return Object.create(first, {
        codePoints: { value: codePoints },
        parts: { value: numbered },
        advanceWidth: { value: advance },
      });
    });
    const positions = syllables.map(({ advance }) => ({
      xAdvance: advance,
      yAdvance: 0,
      xOffset: 0,
      yOffset: 0,
      advanceWidth: advance,
    }));
    return Object.create(run, { glyphs: { value: glyphs }, positions: { value: positions } });
  };

  const createSubset = font.createSubset.bind(font);
  font.createSubset = () => {
    const subset = createSubset();
    const include = subset.includeGlyph.bind(subset);
    subset.includeGlyph = (glyph) => {
      const id = typeof glyph === 'number' ? glyph : glyph.id;
      const real = numbers.realOf(id);
      if (real === undefined) return include(id);
      const there = subset.mapping[id];
      if (there !== undefined) return there;
      subset.glyphs.push(real);
      return (subset.mapping[id] = subset.glyphs.length - 1);
    };
    return subset;
  };
}

/** Assigns glyph numbers: its own for the first text a glyph stands for, an alias for every other. */
function createNumbers() {
  const firstTexts = new Map<number, string>();
  const aliases = new Map<string, number>();
  const realIds = new Map<number, number>();
  return {
    of(id: number, codePoints: readonly number[]): number {
      const text = codePoints.join();
      const first = firstTexts.get(id);
      if (first === undefined) firstTexts.set(id, text);
      if (first === undefined || first === text) return id;
      const key = `${id} ${text}`;
      const alias = aliases.get(key) ?? FIRST_ALIAS + aliases.size;
      aliases.set(key, alias);
      realIds.set(alias, id);
      return alias;
    },
    /** The real glyph behind an alias. */
    realOf: (id: number): number | undefined => realIds.get(id),
  };
}
