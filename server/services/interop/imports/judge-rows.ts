import { setImmediate } from 'node:timers/promises';
import * as v from 'valibot';
import {
  IMPORT_FIELDS,
  type ImportFault,
  type ImportField,
  type ImportKind,
} from '#shared/contract/interop/imports.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import type { Columns } from './guess-columns.ts';
import type { Sheet, SheetRow } from './read-sheet.ts';

/** A cell by what it holds; empty where the file has no such column. */
export type CellOf = (field: ImportField) => string;
/** The day by which a date of birth becomes an age. */
export type Today = { readonly now: Date; readonly timeZone: string };
export type CellFault = { readonly field: ImportField | undefined; readonly message: string };
export type Placed<Entry> = { readonly row: number; readonly entry: Entry };
export type PlacedFault = CellFault & { readonly row: number };

/** Rows beside what is in the database: what would be written, and how many rows that is. */
export type Compared<Fresh> = {
  readonly fresh: readonly Fresh[];
  readonly freshRows: number;
  readonly known: number;
  readonly faults: readonly PlacedFault[];
};

/** How one kind is read, compared and written. */
export type Importer<Entry, Fresh> = {
  readonly kind: ImportKind;
  readonly schema: v.GenericSchema<unknown, Entry>;
  /** What the ordinary form would send. */
  readonly draft: (cell: CellOf, today: Today) => unknown;
  /** What a field must be, where its schema refuses it. */
  readonly sentences: Readonly<Partial<Record<ImportField, string>>>;
  readonly compare: (
    db: Queryable,
    rows: readonly Placed<Entry>[],
    spoiled: readonly CellOf[],
  ) => Promise<Compared<Fresh>>;
  readonly save: (db: Queryable, fresh: readonly Fresh[], now: Date) => Promise<void>;
};

export type Judged = {
  readonly fresh: number;
  readonly known: number;
  readonly faulty: number;
  readonly faults: readonly ImportFault[];
  readonly save: (db: Queryable) => Promise<void>;
};

/** So many rows are judged, and then others have their turn. */
const ROWS_AT_ONCE = 100;
/** What a field is also made of, where the file has no column of its own for it. */
const MADE_OF: Readonly<Partial<Record<ImportField, readonly ImportField[]>>> = {
  name: ['lastName', 'firstName'],
  age: ['birthDate'],
};
const EMPTY = 'This is empty, and it is needed.';
const TOO_WIDE =
  'The row has more cells than there are headings. Perhaps a text with a comma is not in quotation marks.';

/** Judges every row by the schema of the ordinary form, then beside the others and the database. Writes nothing. */
export async function judgeRows<Entry, Fresh>(
  importer: Importer<Entry, Fresh>,
  { db, sheet, columns, today }: { db: Queryable; sheet: Sheet; columns: Columns; today: Today },
): Promise<Judged> {
  const good: Placed<Entry>[] = [];
  const spoiled: CellOf[] = [];
  const found: PlacedFault[] = [];
  for (const [index, line] of sheet.rows.entries()) {
    if (index % ROWS_AT_ONCE === 0) await setImmediate();
    const cell = cellOf(line, columns);
    const faults = isTooWide(line, sheet) ? [{ field: undefined, message: TOO_WIDE }] : undefined;
    const read = v.safeParse(importer.schema, importer.draft(cell, today));
    if (faults === undefined && read.success) good.push({ row: line.row, entry: read.output });
    else {
      spoiled.push(cell);
      for (const fault of faults ?? faultsOf(importer, read.issues ?? [], cell))
        found.push({ ...fault, row: line.row });
    }
  }
  const { fresh, freshRows, known, faults } = await importer.compare(db, good, spoiled);
  const all = [...found, ...faults].toSorted((one, other) => one.row - other.row);
  return {
    fresh: freshRows,
    known,
    faulty: new Set(all.map(({ row }) => row)).size,
    faults: all.map(({ row, field, message }) => ({ row, column: headingOf(field, sheet, columns), message })),
    save: (within) => importer.save(within, fresh, today.now),
  };
}

function cellOf({ cells }: SheetRow, columns: Columns): CellOf {
  return (field) => {
    const at = columns[field];
    // Spreadsheets keep a number as text behind an apostrophe or a no-break space; our own exports do, too.
    return at === undefined ? '' : (cells[at] ?? '').replace(/^['\s]+(?=[\d+(=@-])/u, '').trim();
  };
}

function isTooWide({ cells }: SheetRow, { headings }: Sheet): boolean {
  return cells.slice(headings.length).some((cell) => cell !== '');
}

function faultsOf<Entry, Fresh>(
  { kind, sentences }: Importer<Entry, Fresh>,
  issues: readonly v.BaseIssue<unknown>[],
  cell: CellOf,
): CellFault[] {
  const byField = new Map<ImportField | undefined, string>();
  for (const issue of issues) {
    const field = IMPORT_FIELDS[kind].find((name) => name === issue.path?.[0]?.key);
    const isEmpty = field !== undefined && [field, ...(MADE_OF[field] ?? [])].every((one) => cell(one) === '');
    if (!byField.has(field)) byField.set(field, isEmpty ? EMPTY : ((field && sentences[field]) ?? issue.message));
  }
  return [...byField].map(([field, message]) => ({ field, message }));
}

function headingOf(field: ImportField | undefined, { headings }: Sheet, columns: Columns): string {
  if (field === undefined) return '';
  const at = [field, ...(MADE_OF[field] ?? [])].map((one) => columns[one]).find((one) => one !== undefined);
  return (at === undefined ? undefined : headings[at]) ?? field;
}
