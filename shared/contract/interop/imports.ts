import * as v from 'valibot';

/** What can be brought in from a file, in the order in which a clinic does it. */
export const IMPORT_KINDS = ['doctors', 'hours', 'patients'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a file can hold, by kind. */
export const IMPORT_FIELDS = {
  doctors: ['doctorId', 'name', 'specialization', 'email', 'languages', 'expertise'],
  hours: ['doctorId', 'day', 'from', 'to', 'slotMinutes', 'capacity'],
  patients: ['name', 'firstName', 'lastName', 'age', 'birthDate', 'gender', 'phone', 'symptoms', 'doctorId'],
} as const satisfies Readonly<Record<ImportKind, readonly string[]>>;
export type ImportField = (typeof IMPORT_FIELDS)[ImportKind][number];

/** What a file must have a column for: of each group one at least. */
export const IMPORT_NEEDS: Readonly<Record<ImportKind, readonly (readonly ImportField[])[]>> = {
  doctors: [['doctorId'], ['name'], ['specialization'], ['email']],
  hours: [['doctorId'], ['day'], ['from'], ['to']],
  patients: [['name', 'lastName'], ['age', 'birthDate'], ['gender']],
};

/** The largest file, and the most rows of one. */
export const IMPORT_FILE_BYTES = 3 * 1024 * 1024;
export const IMPORT_ROWS_MOST = 10_000;
export const IMPORT_COLUMNS_MOST = 200;

const columnNumber = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(IMPORT_COLUMNS_MOST));
const ALL_FIELDS = [...new Set([...IMPORT_FIELDS.doctors, ...IMPORT_FIELDS.hours, ...IMPORT_FIELDS.patients])];

const file = {
  kind: v.picklist(IMPORT_KINDS),
  /** The file as it is, in base64: its encoding is found out by the server. */
  content: v.pipe(
    v.string(),
    v.maxLength(Math.ceil(IMPORT_FILE_BYTES / 3) * 4, 'The file is too large'),
    v.check((text) => /^[A-Za-z\d+/]*={0,2}$/.test(text), 'Must be base64'),
  ),
  /** Which column (from 0) holds what; guessed from the headings where nothing is said. */
  columns: v.optional(v.strictObject(v.entriesFromList([...ALL_FIELDS], v.optional(columnNumber)))),
};

/** Body of POST api/imports/check. */
export const CheckImportBody = v.strictObject(file);
export type CheckImportBody = v.InferOutput<typeof CheckImportBody>;

/** Body of POST api/imports. Without `leaveOut` one row at fault stops the whole file. */
export const ImportBody = v.strictObject({ ...file, leaveOut: v.optional(v.boolean(), false) });
export type ImportBody = v.InferInput<typeof ImportBody>;

/** What is wrong in one cell; the row as a spreadsheet numbers it, the headings being row 1. */
export const ImportFault = v.looseObject({ row: v.number(), column: v.string(), message: v.string() });
export type ImportFault = v.InferOutput<typeof ImportFault>;

/** Answer of POST api/imports/check: nothing has been written. */
export const CheckedImport = v.looseObject({
  headings: v.array(v.string()),
  columns: v.record(v.string(), v.number()),
  /** Fields of which one at least needs a column; empty when the rows were judged. */
  missing: v.array(v.array(v.string())),
  preview: v.array(v.array(v.string())),
  rows: v.number(),
  /** Rows that would be imported, that are there already, and that are at fault. */
  fresh: v.number(),
  known: v.number(),
  faulty: v.number(),
  faults: v.array(ImportFault),
});
export type CheckedImport = v.InferOutput<typeof CheckedImport>;

/** Answer of POST api/imports, in rows. */
export const DoneImport = v.looseObject({ imported: v.number(), known: v.number(), leftOut: v.number() });
export type DoneImport = v.InferOutput<typeof DoneImport>;
