import { Font, renderToBuffer } from '@react-pdf/renderer';
import { drawGlyphsExactly } from './draw-glyphs.ts';
import { prescriptionDocument, textsOf } from './prescription-document.ts';
import type { PrescriptionPrint } from './prescription-print.ts';
import { prepareTexts } from './printed-text.ts';

const LONGEST_WORD = 28;
/** Words of this length are cut behind their own signs first: names with hyphens, addresses of e-mail. */
const LONG_WORD = 16;

drawGlyphsExactly();
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
// Words stay whole; only what would leave the page is cut, and never within a letter.
Font.registerHyphenationCallback((word) => {
  const parts = word.length <= LONG_WORD ? [word] : word.split(/(?<=[-‐/@._])(?=[\p{L}\d])/u);
  return parts.flatMap((part) => (part.length <= LONGEST_WORD ? [part] : cut(part)));
});

function cut(word: string): string[] {
  const pieces = [''];
  for (const { segment } of graphemes.segment(word)) {
    if ((pieces.at(-1) ?? '').length + segment.length > LONGEST_WORD) pieces.push('');
    pieces[pieces.length - 1] += segment;
  }
  return pieces;
}

/** A prescription as a PDF. Heavy: it keeps a processor busy for a while, so it runs in a thread of its own. */
export async function renderPrint(print: PrescriptionPrint): Promise<Uint8Array> {
  await prepareTexts(textsOf(print));
  return renderToBuffer(prescriptionDocument(print));
}
