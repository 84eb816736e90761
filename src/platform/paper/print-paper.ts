/**
 * Prints what `draw` puts on a sheet of its own, and nothing else of the page.
 * @param style of the sheet: its size, its letters. What is drawn may have one more, once it can be measured.
 */
export function printPaper(style: string, draw: (paper: Document) => string | void): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' });
  document.body.append(frame);
  const { contentDocument: paper, contentWindow: sheet } = frame;
  if (!paper || !sheet) return;
  // Read out, cut into syllables and set from the side of the page it is printed from.
  const { lang, dir } = document.documentElement;
  Object.assign(paper.documentElement, { lang, dir });
  lendLetters(paper);
  addStyle(paper, style);
  addStyle(paper, draw(paper) ?? '');
  sheet.addEventListener('afterprint', () => frame.remove());
  sheet.print();
}

/** Letters that have come with a language: the printer of a hall may know none of its script. */
function lendLetters(paper: Document): void {
  for (const face of document.fonts) {
    try {
      if (face.status === 'loaded') paper.fonts.add(face);
    } catch {
      // Those of a style sheet cannot be lent; the device's own are printed.
    }
  }
}

/** The sheet has the page's policy, which lets no element bring a style of its own. */
function addStyle(paper: Document, rules: string): void {
  const { CSSStyleSheet: OfPaper = CSSStyleSheet } = paper.defaultView ?? {};
  const made = new OfPaper();
  made.replaceSync(rules);
  paper.adoptedStyleSheets = [...paper.adoptedStyleSheets, made];
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
