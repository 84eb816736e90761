export type Cell = string | number | null | undefined;

/** Controls of text and of its direction, and line ends: a cell is one line of plain text. Joiners of scripts stay. */
const CONTROLS = /[\p{Cc}\u2028\u2029\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]+/gu;
/** What makes a spreadsheet read a cell as a formula, also written wide and after a space. */
const FORMULA = /^\s*[=+\-@|%＝＋－＠]/u;

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
  const text = (cell ?? '').replace(CONTROLS, ' ').trim();
  return FORMULA.test(text) ? `'${text}` : text;
}
