import { generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';

/** A code for a camera, as a picture of this page. */
export function drawCode(words: string): SVGElement {
  return toSvg(generate(words), document);
}
