/** The part of pdfkit that prescriptions use; it has no types of its own. */
declare module 'pdfkit' {
  export type DrawnGlyph = {
    readonly id: number;
    readonly advanceWidth: number;
    readonly codePoints: readonly number[];
    /** Our own (selectable-font.ts): the parts a syllable is drawn from, in font units. */
    readonly parts?: readonly {
      readonly id: number;
      readonly advanceWidth: number;
      readonly right: number;
      readonly up: number;
      readonly codePoints: readonly number[];
    }[];
  };
  export default class PDFDocument {
    page: { readonly height: number; readonly fonts: Record<string, unknown> };
    _fontSize: number;
    _font: {
      readonly id: string;
      readonly scale: number;
      readonly font: { readonly unitsPerEm?: number };
      /** Missing in the standard fonts. */
      readonly subset?: { includeGlyph(id: number): number };
      readonly widths: number[];
      readonly unicode: (readonly number[])[];
      ref(): unknown;
    };
    save(): this;
    restore(): this;
    transform(a: number, b: number, c: number, d: number, e: number, f: number): this;
    addContent(content: string): this;
    /** Draws a shaped run; if present, the renderer uses it instead of its own code. Positions are in points. */
    glyphs?: (
      this: PDFDocument,
      glyphs: readonly DrawnGlyph[],
      positions: readonly { readonly xAdvance: number }[],
      x: number,
      y: number,
    ) => void;
  }
}
