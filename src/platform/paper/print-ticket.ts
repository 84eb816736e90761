import { generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';
import { paperCode } from '#shared/contract/visit/paper-code.ts';
import { clinicPictureAddress } from '#shared/contract/clinic/clinic-picture-address.ts';
import { within } from '#shared/within.ts';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { serverNow } from '#src/platform/clinic/server-clock.ts';
import { onPaper, printPaper } from './print-paper.ts';

/** The paper of a receipt printer. */
const STYLE = `
  html, body { margin: 0 }
  body { box-sizing: border-box; width: 80mm; padding: 4mm 4mm 6mm; font: 16px/1.3 'Noto Sans Arabic', 'Noto Sans Devanagari', sans-serif; text-align: center; color: #000 }
  p { margin: 0 0 2mm; overflow-wrap: anywhere }
  canvas { display: block; max-width: 50mm; max-height: 16mm; margin: 0 auto 2mm }
  .clinic, .fact { font-weight: 700 }
  .ticket { margin: 3mm 0; font-size: 48px; font-weight: 700; line-height: 1.1 }
  svg { display: block; width: 34mm; height: 34mm; margin: 3mm auto }
  .code { font: 14px/1.3 'Noto Sans Arabic', 'Noto Sans Devanagari', monospace; letter-spacing: 0.06em }
  .code:lang(ar), .code:lang(hi) { letter-spacing: 0 }
`;
const MM_AN_INCH = 25.4;
const PX_AN_INCH = 96;

export type PaperTicket = {
  readonly ticket: string;
  /** What the device has made with the ticket; staff who print it again may not know it. */
  readonly code?: string | undefined;
  /** Whom the patient waits for, one line each. */
  readonly facts?: readonly string[];
};

/**
 * Prints a ticket for a receipt printer, 80 mm wide and as long as what stands on it, with a code that a scanner reads and a
 * person can type, under the house's own logo. No patient's name is on it.
 */
export async function printTicket({ ticket, code, facts = [] }: PaperTicket): Promise<void> {
  const logo = await houseLogo();
  const texts = unsentTexts.ticket;
  const printedAt = formatClinicTime(new Date(serverNow()).toISOString(), 'date-time') ?? '';
  printPaper(STYLE, (paper) => {
    // A name, a place or a number keeps its own direction, whatever the words around it have.
    const line = (words: string, className = '', dir = '') =>
      Object.assign(onPaper(paper, 'p', words, className), { dir });
    paper.body.append(
      ...(logo === undefined ? [] : [drawnOn(paper, logo)]),
      ...[clinicNow().name].filter((name) => name !== '').map((name) => line(name, 'clinic', 'auto')),
      line(texts.title),
      line(ticket, 'ticket', 'ltr'),
      ...facts.map((fact) => line(fact, 'fact', 'auto')),
      ticketQr(ticket, code, paper),
      ...(code === undefined ? [] : [line(texts.code(inGroups(code)), 'code')]),
      line(texts.keep),
      line(printedAt),
    );
    // "As long as it takes" is no size that a browser knows.
    const length = (paper.body.getBoundingClientRect().height / PX_AN_INCH) * MM_AN_INCH;
    return `@page { size: 80mm ${Math.ceil(length) + 1}mm; margin: 0 }`;
  });
}

/** What a scanner reads, drawn for a paper or a page. */
export function ticketQr(ticket: string, code: string | undefined, page: Document): SVGElement {
  return toSvg(generate(paperCode(ticket, code)), page);
}

/** Thirteen letters are read and typed in three parts. */
function inGroups(code: string): string {
  return [code.slice(0, 4), code.slice(4, 8), code.slice(8)].join('-');
}

/** A paper does not wait longer for a logo. */
const LOGO_WITHIN_MS = 1_500;

/** The house's own logo, ready to be drawn; undefined if it has none, or none that can be had now. */
async function houseLogo(): Promise<HTMLImageElement | undefined> {
  const { logo } = clinicNow();
  if (logo === '') return undefined;
  const image = new Image();
  image.src = clinicPictureAddress('logo', logo);
  return within(LOGO_WITHIN_MS, image.decode()).then(
    () => image,
    () => undefined,
  );
}

/** As a canvas, which is on the sheet at once, where a picture would be loaded anew. */
function drawnOn(paper: Document, image: HTMLImageElement): HTMLCanvasElement {
  const canvas = paper.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d')?.drawImage(image, 0, 0);
  return canvas;
}
