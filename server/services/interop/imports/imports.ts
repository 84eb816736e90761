import { Buffer } from 'node:buffer';
import {
  IMPORT_NEEDS,
  type CheckedImport,
  type CheckImportBody,
  type DoneImport,
  type ImportKind,
} from '#shared/contract/interop/imports.ts';
import { fail, succeed, type Result } from '#shared/result.ts';
import type { Database } from '#server/database/engine/client.ts';
import { oneImportAtATime } from '#server/database/repositories/interop/imports-repository.ts';
import type { Queryable } from '#server/database/transaction/queryable.ts';
import { audit } from '#server/services/staff/audit.ts';
import type { Principal } from '#server/services/staff/sessions.ts';
import { DOCTORS_IMPORTER } from './doctors-importer.ts';
import { guessColumns, saidColumns, type Columns } from './guess-columns.ts';
import { HOURS_IMPORTER } from './hours-importer.ts';
import { judgeRows, type Judged, type Today } from './judge-rows.ts';
import { PATIENTS_IMPORTER } from './patients-importer.ts';
import { readSheet, type Sheet, type Unreadable } from './read-sheet.ts';

type Asked = Pick<CheckImportBody, 'kind' | 'content' | 'columns'>;
type Opened = {
  readonly kind: ImportKind;
  readonly sheet: Sheet;
  readonly columns: Columns;
  readonly missing: string[][];
};
export type ImportProblem = Unreadable | { readonly kind: 'missing' | 'faults'; readonly message: string };

const PREVIEWED = 5;
/** Longer cells than this are shortened where they are only looked at. */
const LONGEST_SHOWN = 80;

/** Judges a file without writing anything. */
export async function checkImport(
  db: Queryable,
  asked: Asked,
  today: Today,
): Promise<Result<CheckedImport, Unreadable>> {
  const opened = await open(asked);
  if (!opened.ok) return opened;
  const { sheet, columns, missing } = opened.value;
  const { fresh, known, faulty, faults } =
    missing.length > 0 ? { fresh: 0, known: 0, faulty: 0, faults: [] } : await judge(db, opened.value, today);
  return succeed({
    headings: sheet.headings.map(shown),
    columns,
    missing,
    preview: sheet.rows.slice(0, PREVIEWED).map(({ cells }) => cells.map(shown)),
    rows: sheet.rows.length,
    fresh,
    known,
    faulty,
    faults: [...faults],
  });
}

/**
 * Imports what is new in a file, all in one transaction, and never changes what is there: the same file again finds its rows
 * and adds nothing.
 * @param leaveOut whether rows at fault may be left out; otherwise one stops the whole file
 */
export async function importFile(
  database: Database,
  { leaveOut, ...asked }: Asked & { readonly leaveOut: boolean },
  actor: Principal,
  today: Today,
): Promise<Result<DoneImport, ImportProblem>> {
  const opened = await open(asked);
  if (!opened.ok) return opened;
  if (opened.value.missing.length > 0)
    return fail({ kind: 'missing', message: 'Nothing was imported. Say first which column holds what.' });
  return database.transaction(async (db) => {
    await oneImportAtATime(db);
    const judged = await judge(db, opened.value, today);
    const { fresh, known, faulty } = judged;
    if (faulty > 0 && !leaveOut)
      return fail({ kind: 'faults', message: `Nothing was imported. Rows at fault: ${faulty}.` });
    if (fresh > 0) {
      await judged.save(db);
      const look = { list: asked.kind, filters: {}, count: fresh };
      await audit(db, today.now, actor, 'data-imported', undefined, look);
    }
    return succeed({ imported: fresh, known, leftOut: faulty });
  });
}

async function open({ kind, content, columns: said }: Asked): Promise<Result<Opened, Unreadable>> {
  const read = await readSheet(Buffer.from(content, 'base64'));
  if (!read.ok) return read;
  const { headings } = read.value;
  const columns = said === undefined ? guessColumns(kind, headings) : saidColumns(kind, headings, said);
  const missing = IMPORT_NEEDS[kind].filter((group) => group.every((field) => columns[field] === undefined));
  return succeed({ kind, sheet: read.value, columns, missing: missing.map((group) => [...group]) });
}

function judge(db: Queryable, { kind, sheet, columns }: Opened, today: Today): Promise<Judged> {
  const given = { db, sheet, columns, today };
  if (kind === 'doctors') return judgeRows(DOCTORS_IMPORTER, given);
  return kind === 'hours' ? judgeRows(HOURS_IMPORTER, given) : judgeRows(PATIENTS_IMPORTER, given);
}

function shown(cell: string): string {
  return cell.length > LONGEST_SHOWN ? `${cell.slice(0, LONGEST_SHOWN)}…` : cell;
}
