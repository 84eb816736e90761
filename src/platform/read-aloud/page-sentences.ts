import { letterByLetter } from './letter-by-letter.ts';
import { plainText, sentencesIn } from './sentences-in.ts';

/** One sentence of the page: where it stands, its language, and how it is said. */
export type Sentence = {
  readonly range: Range;
  readonly lang: string;
  readonly said: string;
  /** The sentence as it is written, and what it is put together from: a recording has one or the other. */
  readonly text: string;
  readonly parts: readonly string[];
};

/**
 * Never read: what the patient typed or said (others stand in the hall), pictures, what is hidden, and what is not one sentence
 * but a choice of many.
 */
const SILENT =
  'input, textarea, select, svg, script, style, noscript, [hidden], [inert], [aria-hidden="true"], .private-words, [data-read-aloud]';
/** Tickets within a sentence, as shared/contract/visit/tickets.ts has them by themselves. */
const TICKET = /\b[\dA-Z]{1,8}-\d{4,9}\b/g;
const SAYS_SOMETHING = /[\p{L}\p{N}]/u;

type Piece = { readonly node: Text; readonly from: number };

/** What is read of a part of the page, in the order of its elements: headings, text, labels, buttons and faults. */
export function sentencesOf(root: Element, language: string): Sentence[] {
  const sentences: Sentence[] = [];
  let block: Element | undefined;
  let lang = language;
  let pieces: Piece[] = [];
  let words = '';
  const finish = (): void => {
    if (block) sentences.push(...cut(pieces, words, lang));
    [pieces, words] = [[], ''];
  };
  const visit = (node: Node): void => {
    if (node instanceof Text) {
      const around = blockOf(node);
      const spoken = langOf(node.parentElement, language);
      if (around !== block || spoken !== lang) finish();
      [block, lang] = [around, spoken];
      pieces.push({ node, from: words.length });
      words += node.data.replaceAll(/\s/g, ' ');
      return;
    }
    if (!(node instanceof Element) || node.matches(SILENT) || !isShown(node)) return;
    const name = node.textContent?.trim() === '' ? (node.getAttribute('aria-label') ?? '') : '';
    if (name !== '') {
      finish();
      const range = document.createRange();
      range.selectNode(node);
      sentences.push({ range, lang: langOf(node, language), ...wordsOf(name, [name]) });
      return;
    }
    for (const child of node.childNodes) visit(child);
  };
  visit(root);
  finish();
  return sentences;
}

/** Words in one block belong together, however many elements they are in. */
function blockOf(node: Text): Element | undefined {
  let around = node.parentElement;
  while (around && /^(?:inline|contents)$/.test(getComputedStyle(around).display)) around = around.parentElement;
  return around ?? undefined;
}

/** An element without a box of its own, such as a group, shows what is in it. */
function isShown(element: Element): boolean {
  const { display, visibility } = getComputedStyle(element);
  return display !== 'none' && visibility !== 'hidden';
}

function cut(pieces: readonly Piece[], words: string, lang: string): Sentence[] {
  return sentencesIn(words, lang).flatMap(({ text, from }) => {
    if (!SAYS_SOMETHING.test(text)) return [];
    const range = document.createRange();
    const start = placeOf(pieces, from);
    const end = placeOf(pieces, from + text.length);
    if (!start || !end) return [];
    range.setStart(start.node, start.offset);
    range.setEnd(end.node, end.offset);
    return [{ range, lang, ...wordsOf(text, partsBetween(pieces, from, from + text.length)) }];
  });
}

function partsBetween(pieces: readonly Piece[], from: number, to: number): string[] {
  return pieces.flatMap(({ node, from: begins }) => {
    const part = node.data.slice(Math.max(0, from - begins), Math.max(0, to - begins));
    return SAYS_SOMETHING.test(part) ? [part] : [];
  });
}

function placeOf(pieces: readonly Piece[], at: number): { node: Text; offset: number } | undefined {
  const piece = pieces.findLast(({ from }) => from <= at);
  return piece && { node: piece.node, offset: Math.min(at - piece.from, piece.node.length) };
}

const langOf = (element: Element | null, language: string): string =>
  element?.closest('[lang]')?.getAttribute('lang') ?? language;

const wordsOf = (text: string, parts: readonly string[]): Pick<Sentence, 'said' | 'text' | 'parts'> => ({
  said: text.trim().replaceAll(/\s+/g, ' ').replaceAll(TICKET, letterByLetter),
  text: plainText(text),
  parts: parts.map(plainText),
});
