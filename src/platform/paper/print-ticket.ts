import { generate } from 'lean-qr';
import { toSvg } from 'lean-qr/extras/svg';
import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';
import { onPaper, printPaper } from './print-paper.ts';

/** The paper of a receipt printer: 80 mm wide, as long as what stands on it. */
const STYLE = `
  @page { size: 80mm auto; margin: 0 }
  body { width: 72mm; margin: 4mm auto; font: 16px sans-serif; text-align: center; color: #000 }
  p { margin: 2mm 0 }
  .ticket { font-size: 36px; font-weight: 700 }
  svg { width: 30mm; height: 30mm }
`;

/** What a scanner reads from the paper; without a code it says the ticket alone. */
export function paperCode(ticket: string, code = ''): string {
  return `FD1.${ticket}.${code}`;
}

/**
 * Prints a ticket for a receipt printer, with a code that the scanner of a desk reads. No name is on it.
 * @param facts whom the patient waits for, one line each
 */
export function printTicket(ticket: string, facts: readonly string[] = []): void {
  printPaper(STYLE, (paper) => {
    paper.body.append(
      onPaper(paper, 'p', unsentTexts.ticket.title),
      onPaper(paper, 'p', ticket, 'ticket'),
      ...facts.map((fact) => onPaper(paper, 'p', fact)),
      toSvg(generate(paperCode(ticket)), paper),
      onPaper(paper, 'p', unsentTexts.ticket.keep),
    );
  });
}
