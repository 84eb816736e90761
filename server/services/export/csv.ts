/** Text that is no number and no date, whatever it looks like: a phone number, a ticket. */
export type ExactText = { readonly exact: string | null };
export type Cell = string | number | null | undefined | ExactText;

/** Controls of text and of its direction, and line ends: a cell is one line of plain text. Joiners of scripts stay. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
/** What makes a spreadsheet read a cell as a formula, also written wide and after a space. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/u;

/**
 * Put before what a spreadsheet would otherwise compute, shorten or take for a date: `+43-660-1` is no sum, `0660` keeps its 0, `MAR-1`
 * is no day. No spreadsheet reads a number behind a no-break space, nobody sees it, and programs that trim lose it again;
 * an apostrophe would be seen, and `="…"` is a formula.
 */
const AS_TEXT = '\u00A0';
/** Digits and what is written between them, at least two of them. */
const LIKE_A_NUMBER = /^[+(]*\d[\d\s().,/:+-]*$/;

/** Spreadsheets take a file without this mark for the letters of their own country. */
export const CSV_START = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), every cell in quotes. What a spreadsheet would run as a formula gets an apostrophe
 * before it, and is shown as it is (ASVS 1.3.3).
 */
export function csvLine(cells: readonly Cell[]): string {
  return `${cells.map((cell) => `"${plain(cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}

function plain(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  if (typeof cell === 'object' && cell !== null) return exactly(oneLine(cell.exact ?? ''));
  return harmless(oneLine(cell ?? ''));
}

function oneLine(text: string): string {
  return text.replace(CONTROLS, ' ').trim();
}

/** A ticket or a number stays what it is; what is neither is treated as any other text. */
function exactly(text: string): string {
  if (text === '') return '';
  return LIKE_A_NUMBER.test(text) || !FORMULA.test(text) ? `${AS_TEXT}${text}` : harmless(text);
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
