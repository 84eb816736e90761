/** Text that is not a number or a date, whatever it looks like: a phone number, a ticket. */
export type ExactText = { readonly exact: string | null };
export type Cell = string | number | null | undefined | ExactText;

/** Control and direction characters, and line ends: a cell is one line of plain text. Joiners of scripts stay. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
/** What makes a spreadsheet read a cell as a formula, also in full-width form or after a space. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/u;

/**
 * Put before what a spreadsheet would otherwise compute, shorten or read as a date: `+43-660-1` is not a sum, `0660`
 * keeps its 0, `MAR-1` is not a day. No spreadsheet reads a number after a no-break space, it is invisible, and
 * programs that trim remove it; an apostrophe would be visible, and `="…"` is a formula.
 */
const AS_TEXT = '\u00A0';
/** Digits and the characters between them, at least two digits. */
const LIKE_A_NUMBER = /^[+(]*\d[\d\s().,/:+-]*$/;

/** Without this mark spreadsheets assume their own country's encoding. */
export const CSV_START = '\uFEFF';

/**
 * One line of a CSV file (RFC 4180), every cell in quotes. What a spreadsheet would run as a formula gets an apostrophe
 * in front (ASVS 1.3.3).
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

/** A ticket or a number stays as it is; anything else is treated like other text. */
function exactly(text: string): string {
  if (text === '') return '';
  return LIKE_A_NUMBER.test(text) || !FORMULA.test(text) ? `${AS_TEXT}${text}` : harmless(text);
}

function harmless(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}
