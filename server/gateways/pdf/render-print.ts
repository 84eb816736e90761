import { Font, renderToBuffer } from '@react-pdf/renderer';
import { drawGlyphsExactly } from './draw-glyphs.ts';
import { LINE_EMS } from './page-styles.ts';
import { piecesOfWord } from './pieces-of-word.ts';
import { prescriptionDocument, textsOf } from './prescription-document.ts';
import type { PrescriptionPrint } from './prescription-print.ts';
import { prepareTexts } from './printed-text.ts';

drawGlyphsExactly();
Font.registerHyphenationCallback((word) => piecesOfWord(word, LINE_EMS.page));

/** A prescription as a PDF. Heavy: it keeps a processor busy for a while, so it runs in a thread of its own. */
export async function renderPrint(print: PrescriptionPrint): Promise<Uint8Array> {
  await prepareTexts(textsOf(print));
  return renderToBuffer(prescriptionDocument(print));
}
