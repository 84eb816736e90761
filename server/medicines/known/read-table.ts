import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One row of a table, with its position for error messages. */
export type Row = { readonly cells: readonly string[]; readonly place: string; readonly line: number };

/**
 * Reads a table of this folder: tab-separated, column names first, `#` before a comment.
 * @throws with the file and line of the first error, so that a server with a broken table does not start
 */
export function readTable(file: string, columns: readonly string[]): Row[] {
  return rowsOf(readFileSync(join(import.meta.dirname, file), 'utf8'), file, columns);
}

/** The rows in a table's text; `readTable` reads it from this folder. */
export function rowsOf(text: string, file: string, columns: readonly string[]): Row[] {
  const [head, ...lines] = text.trimEnd().split(/\r?\n/u);
  if (head !== columns.join('\t'))
    throw new Error(`server/medicines/known/${file}:1: the columns are ${columns.join(', ')}`);
  return lines.flatMap((line, index) => {
    if (line === '' || line.startsWith('#')) return [];
    const number = index + 2;
    const place = `server/medicines/known/${file}:${number}`;
    const cells = line.split('\t').map((cell) => cell.trim());
    if (cells.length !== columns.length)
      throw new Error(`${place}: ${cells.length} columns, not ${columns.length} (${columns.join(', ')})`);
    return [{ cells, place, line: number }];
  });
}

/** The items of a cell that contains a list. */
export function listOf(cell: string): string[] {
  return cell === '' ? [] : cell.split(',').map((one) => one.trim());
}
