import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import * as v from 'valibot';
import { IMPORT_COLUMNS_MOST, IMPORT_ROWS_MOST } from '#shared/contract/interop/imports.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import { unturned } from '#shared/text/unturned.ts';

/** One row of a file; `row` as a spreadsheet numbers it. */
export type SheetRow = { readonly row: number; readonly cells: readonly string[] };
export type Sheet = { readonly headings: readonly string[]; readonly rows: readonly SheetRow[] };
export type Unreadable = { readonly kind: 'unreadable'; readonly message: string };

const DELIMITERS = [',', ';', '\t'] as const;
/** So much is read at once, and then others have their turn. */
const PIECE = 32 * 1024;
/** A quotation mark that is never closed must not swallow the whole file. */
const LONGEST_ROW = 64 * 1024;

const Parsed = v.object({
  record: v.array(v.string()),
  info: v.object({ records: v.number(), empty_lines: v.number() }),
});

/** Reads a CSV file: UTF-8, UTF-16 or else Windows-1252, with commas, semicolons or tabs; the first row holds the headings. */
export async function readSheet(content: Uint8Array): Promise<Result<Sheet, Unreadable>> {
  const text = decoded(content);
  if (text.includes('\0')) return unreadable('This is not a CSV file. Save the table as CSV, and choose that file.');
  const parser = Readable.from(pieces(text)).pipe(
    parse({
      bom: true,
      delimiter: delimiterOf(text),
      trim: true,
      relaxColumnCount: true,
      relaxQuotes: true,
      maxRecordSize: LONGEST_ROW,
      skipEmptyLines: true,
      info: true,
    }),
  );
  const rows: SheetRow[] = [];
  try {
    for await (const parsed of parser) {
      const { record, info } = v.parse(Parsed, parsed);
      if (record.length > IMPORT_COLUMNS_MOST)
        return unreadable(`The file has more than ${IMPORT_COLUMNS_MOST} columns.`);
      if (rows.length > IMPORT_ROWS_MOST)
        return unreadable(
          `The file has more than ${IMPORT_ROWS_MOST} rows. Divide it, and import one after the other.`,
        );
      // With trim, a line of nothing but spaces is a row of one empty cell.
      if (record.some((cell) => cell !== ''))
        rows.push({ row: info.records + info.empty_lines, cells: record.map(unturned) });
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const after = rows.at(-1)?.row ?? 0;
    return unreadable(`The file cannot be read after row ${after}: perhaps a quotation mark is not closed there.`);
  }
  const [first, ...rest] = rows;
  if (first === undefined || rest.length === 0)
    return unreadable('The file needs a row of headings, and rows below it.');
  return succeed({ headings: first.cells, rows: rest });
}

function unreadable(message: string): Result<Sheet, Unreadable> {
  return fail({ kind: 'unreadable', message });
}

function decoded(content: Uint8Array): string {
  const wide = wideEncoding(content);
  if (wide !== undefined) return new TextDecoder(wide).decode(content);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    return new TextDecoder('windows-1252').decode(content);
  }
}

/** UTF-16, as spreadsheets save “Unicode text”: by its mark, or by the empty half of a first Latin letter. */
function wideEncoding([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le';
  return (first === 0xfe && second === 0xff) || (first === 0 && second !== 0) ? 'utf-16be' : undefined;
}

/** The one that stands most often in the first line that has any words, outside quotation marks. */
function delimiterOf(text: string): string {
  const line = (/[^\r\n]*\S[^\r\n]*/.exec(text)?.[0] ?? '').replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((delimiter) => line.split(delimiter).length);
  return DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ',';
}

function* pieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += PIECE) yield text.slice(at, at + PIECE);
}
