/**
 * Prints what `draw` puts on a sheet of its own, and nothing else of the page.
 * @param style of the sheet: its size, its letters
 */
export function printPaper(style: string, draw: (paper: Document) => void): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: sheet } = frame;
  if (!paper || !sheet) return;
  const sheetStyle = paper.createElement('style');
  sheetStyle.textContent = style;
  paper.head.append(sheetStyle);
  draw(paper);
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.print();
}

/** An element of a sheet with its words; whatever they are, they are words. */
export function onPaper<Name extends keyof HTMLElementTagNameMap>(
  paper: Document,
  name: Name,
  words = '',
  className = '',
): HTMLElementTagNameMap[Name] {
  const element = paper.createElement(name);
  element.textContent = words;
  if (className !== '') element.className = className;
  return element;
}
