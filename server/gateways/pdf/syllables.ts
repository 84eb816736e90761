/** What shaping has made of a text, in fontkit's words; all in units of the font. */
export type ShapedGlyph = {
  readonly id: number;
  readonly codePoints: readonly number[];
  readonly advanceWidth: number;
};
export type ShapedRun = {
  readonly glyphs: readonly ShapedGlyph[];
  readonly positions: readonly { readonly xAdvance: number; readonly xOffset: number; readonly yOffset: number }[];
};
/** A glyph within a syllable: its offset from the syllable's origin, and the letters it stands for. */
export type Part = {
  readonly id: number;
  readonly advanceWidth: number;
  readonly right: number;
  readonly up: number;
  readonly codePoints: readonly number[];
};
export type Syllable = {
  readonly first: ShapedGlyph;
  readonly parts: readonly Part[];
  readonly codePoints: readonly number[];
  readonly advance: number;
};

/**
 * Splits a shaped text into the shortest stretches of glyphs that contain exactly the letters as written: a letter with
 * its marks, or a syllable within which shaping has moved or joined letters. Within a stretch the letters are assigned
 * to glyphs in written order, and only to glyphs with a width: one without a letter would copy as a space.
 */
export function syllablesOf(text: string, { glyphs, positions }: ShapedRun): Syllable[] {
  const written = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const result: Syllable[] = [];
  let at = 0;
  for (let start = 0; start < glyphs.length;) {
    const end = endOfSyllable(glyphs, start, written, at);
    const letters = glyphs.slice(start, end).flatMap(({ codePoints }) => [...codePoints]);
    const known = sameLetters(letters, written.slice(at, at + letters.length));
    const codePoints = known ? written.slice(at, at + letters.length) : letters;
    let advance = 0;
    const placed = glyphs.slice(start, end).map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[start + index] ?? {};
      const part = { glyph, right: advance + xOffset, up: yOffset, takesRoom: xAdvance > 0 };
      advance += xAdvance;
      return part;
    });
    const [first] = glyphs.slice(start, end);
    if (first !== undefined) result.push({ first, codePoints, advance, parts: shareOut(placed, codePoints) });
    at += letters.length;
    start = end;
  }
  return result;
}

type Placed = { readonly glyph: ShapedGlyph; readonly right: number; readonly up: number; readonly takesRoom: boolean };

function shareOut(placed: readonly Placed[], codePoints: readonly number[]): Part[] {
  const carriers = placed.filter(({ takesRoom }) => takesRoom);
  const last = carriers.at(-1) ?? placed.at(-1);
  let given = 0;
  return placed.map((one) => {
    const { glyph, right, up } = one;
    const mine = one === last ? codePoints.length - given : carriers.includes(one) && given < codePoints.length ? 1 : 0;
    const letters = codePoints.slice(given, given + mine);
    given += letters.length;
    return { id: glyph.id, advanceWidth: glyph.advanceWidth, right, up, codePoints: letters };
  });
}

/** The index after the first glyphs that together contain the next written letters, and after the marks that follow. */
function endOfSyllable(glyphs: readonly ShapedGlyph[], start: number, written: readonly number[], at: number): number {
  const open = new Map<number, number>();
  let letters = 0;
  for (let end = start; end < glyphs.length; end += 1) {
    for (const codePoint of glyphs[end]?.codePoints ?? []) {
      count(open, codePoint, 1);
      count(open, written[at + letters] ?? -1, -1);
      letters += 1;
    }
    if (open.size === 0 && letters > 0) return afterMarks(glyphs, end + 1);
  }
  return afterMarks(glyphs, start + 1);
}

function afterMarks(glyphs: readonly ShapedGlyph[], from: number): number {
  let end = from;
  while (end < glyphs.length && glyphs[end]?.codePoints.length === 0) end += 1;
  return end;
}

function sameLetters(some: readonly number[], others: readonly number[]): boolean {
  const open = new Map<number, number>();
  for (const codePoint of some) count(open, codePoint, 1);
  for (const codePoint of others) count(open, codePoint, -1);
  return open.size === 0;
}

/** Changes a letter's count; a letter that reaches zero is removed from the map. */
function count(open: Map<number, number>, codePoint: number, by: number): void {
  const sum = (open.get(codePoint) ?? 0) + by;
  if (sum === 0) open.delete(codePoint);
  else open.set(codePoint, sum);
}
