import { spawnSync } from 'node:child_process';
import { installPackage, isDebianRoot } from '../../scripts/debian.ts';

/** What a reader copies out of a PDF, by poppler's pdftotext, which is installed when we may; composed (NFC). */
export function pdfText(pdf: Uint8Array): string {
  const run = () => spawnSync('pdftotext', ['-layout', '-enc', 'UTF-8', '-', '-'], { input: pdf, encoding: 'utf8' });
  let done = run();
  if (done.error !== undefined && isDebianRoot()) {
    installPackage('poppler-utils');
    done = run();
  }
  if (done.error !== undefined) throw new Error('pdftotext is missing: install poppler (poppler-utils).');
  if (done.status !== 0) throw new Error(`pdftotext: ${done.stderr}`);
  // The marks with which it says which way a line runs are not the document's.
  return done.stdout.replaceAll(/[\u202A-\u202E\u200E\u200F]/g, '').normalize('NFC');
}
