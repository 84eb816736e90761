import { Font, renderToBuffer } from '@react-pdf/renderer';
import { drawGlyphsExactly } from './draw-glyphs.ts';
import { LINE_EMS } from './page-styles.ts';
import { piecesOfWord } from './pieces-of-word.ts';
import { prescriptionDocument, textsOf } from './prescription-document.ts';
import type { PrescriptionPrint } from './prescription-print.ts';
import { prepareTexts } from './printed-text.ts';

drawGlyphsExactly();
Font.registerHyphenationCallback((word) => piecesOfWord(word, LINE_EMS.page));

/** Renders a prescription as a PDF. It keeps a processor busy for a while, so it runs in its own thread. */
export async function renderPrint(print: PrescriptionPrint): Promise<Uint8Array> {
  await prepareTexts(textsOf(print));
  return renderToBuffer(prescriptionDocument(print));
}
