import { unsentTexts } from '#src/locales/en/everywhere/unsent.ts';

/**
 * Prints a ticket and nothing else of the page; it fits the 80 mm paper of a receipt printer. No name is on it.
 * @param facts whom the patient waits for, one line each
 */
export function printTicket(ticket: string, facts: readonly string[] = []): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: sheet } = frame;
  if (!paper || !sheet) return;
  Object.assign(paper.body.style, { font: '16px sans-serif', textAlign: 'center', width: '70mm', margin: '4mm auto' });
  const line = (text: string, size: string) => {
    const node = paper.createElement('p');
    node.textContent = text;
    Object.assign(node.style, { fontSize: size, fontWeight: size === '16px' ? '400' : '700', margin: '2mm 0' });
    paper.body.append(node);
  };
  line(unsentTexts.ticket.title, '16px');
  line(ticket, '36px');
  for (const fact of facts) line(fact, '16px');
  line(unsentTexts.ticket.keep, '16px');
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.print();
}
