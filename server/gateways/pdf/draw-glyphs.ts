import PdfWriter, { type DrawnGlyph } from 'pdfkit';

type Draw = NonNullable<PdfWriter['glyphs']>;
type Part = NonNullable<DrawnGlyph['parts']>[number];
/** A glyph with its position in points, right of and above the run's origin. */
type Placed = { readonly part: Part; readonly x: number; readonly y: number };

/** Units per em, for the standard PDF fonts. */
const UNITS = 1000;
/** A glyph closer than this (in points) to the end of the one before is adjacent to it. */
const NEAR = 0.001;

/**
 * Draws each shaped run with our own code: @react-pdf/render 4 scales the offsets of marks twice, so that vowel signs
 * and conjuncts of Indic, Thai and Arabic names are misplaced. The renderer offers this hook itself.
 */
export function drawGlyphsExactly(): void {
  PdfWriter.prototype.glyphs = draw;
}

const draw: Draw = function drawRun(glyphs, positions, x, y) {
  const font = this._font;
  const toPoints = this._fontSize / (font.font.unitsPerEm ?? UNITS);
  const base = this.page.height - y;
  this.page.fonts[font.id] ??= font.ref();
  this.save();
  // The page's origin is at the bottom; the layout's is at the top.
  this.transform(1, 0, 0, -1, 0, this.page.height);
  this.addContent('BT');
  this.addContent(`/${font.id} ${round(this._fontSize)} Tf`);
  let ended: { x: number; y: number } | undefined;
  let codes = '';
  const flush = () => {
    if (codes !== '') this.addContent(`<${codes}> Tj`);
    codes = '';
  };
  for (const { part, x: right, y: up } of place(glyphs, positions, toPoints)) {
    if (ended === undefined || Math.abs(ended.x - right) > NEAR || Math.abs(ended.y - up) > NEAR) {
      flush();
      this.addContent(`1 0 0 1 ${round(x + right)} ${round(base + up)} Tm`);
    }
    codes += codeOf(font, part);
    ended = { x: right + part.advanceWidth * toPoints, y: up };
  }
  flush();
  this.addContent('ET');
  this.restore();
};

function place(glyphs: Parameters<Draw>[0], positions: Parameters<Draw>[1], toPoints: number): Placed[] {
  let at = 0;
  return glyphs.flatMap((glyph, index) => {
    const from = at;
    at += positions[index]?.xAdvance ?? 0;
    const parts = glyph.parts ?? [asPart(glyph)];
    return parts.map((part) => ({ part, x: from + part.right * toPoints, y: part.up * toPoints }));
  });
}

function asPart({ id, advanceWidth, codePoints }: DrawnGlyph): Part {
  return { id, advanceWidth, codePoints, right: 0, up: 0 };
}

/** A glyph's number in the file, in hexadecimal: two bytes in an embedded font, one in a standard font. */
function codeOf(font: PdfWriter['_font'], { id, advanceWidth, codePoints }: Part): string {
  if (font.subset === undefined) return id.toString(16).padStart(2, '0').slice(-2);
  const gid = font.subset.includeGlyph(id);
  font.widths[gid] ??= advanceWidth * font.scale;
  font.unicode[gid] ??= codePoints;
  return gid.toString(16).padStart(4, '0');
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}
