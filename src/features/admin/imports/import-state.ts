import {
  IMPORT_FIELDS,
  type CheckedImport,
  type ImportField,
  type ImportKind,
} from '#shared/contract/interop/imports.ts';

export type Columns = Readonly<Partial<Record<ImportField, number>>>;

/** Which columns the server took for what, as far as this kind has such fields. */
export function columnsOf(kind: ImportKind, { columns }: Pick<CheckedImport, 'columns'>): Columns {
  return Object.fromEntries(
    IMPORT_FIELDS[kind].flatMap((field) => {
      const at = columns[field];
      return at === undefined ? [] : [[field, at]];
    }),
  );
}

/** The same with another column for one field, or none. */
export function withColumn(columns: Columns, field: ImportField, at: number | undefined): Columns {
  const { [field]: _before, ...others } = columns;
  return at === undefined ? others : { ...others, [field]: at };
}

/** Why a file cannot be imported as it is; undefined when it can. */
export function blockOf(
  { missing, faulty, fresh }: Pick<CheckedImport, 'missing' | 'faulty' | 'fresh'>,
  leaveOut: boolean,
): 'missing' | 'faults' | 'nothing' | undefined {
  if (missing.length > 0) return 'missing';
  if (faulty > 0 && !leaveOut) return 'faults';
  return fresh === 0 ? 'nothing' : undefined;
}
