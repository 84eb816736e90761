import { spawnSync } from 'node:child_process';
import { installPackage, isDebianRoot } from '../../../tools/gates/debian.ts';

/** What a reader copies out of a PDF, composed (NFC). */
export function pdfText(pdf: Uint8Array): string {
  // The marks with which it says which way a line runs are not the document's.
  return pdftotext('-layout', pdf)
    .replaceAll(/[\u202A-\u202E\u200E\u200F]/g, '')
    .normalize('NFC');
}

export type PdfWord = { readonly text: string; readonly left: number; readonly right: number; readonly top: number };

/** The words of a PDF and where they stand, in points. */
export function pdfWords(pdf: Uint8Array): PdfWord[] {
  const word = /<word xMin="([\d.]+)" yMin="([\d.]+)" xMax="([\d.]+)"[^>]*>([^<]*)/g;
  return Array.from(pdftotext('-bbox', pdf).matchAll(word), ([, left, top, right, text = '']) => ({
    text,
    left: Number(left),
    right: Number(right),
    top: Number(top),
  }));
}

/** Poppler's pdftotext, which is installed when we may. */
function pdftotext(form: '-layout' | '-bbox', pdf: Uint8Array): string {
  const run = () => spawnSync('pdftotext', [form, '-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
  let done = run();
  if (done.error !== undefined && isDebianRoot()) {
    installPackage('poppler-utils');
    done = run();
  }
  if (done.error !== undefined) throw new Error('pdftotext is missing: install poppler (poppler-utils).');
  if (done.status !== 0) throw new Error(`pdftotext: ${done.stderr}`);
  return done.stdout;
}
