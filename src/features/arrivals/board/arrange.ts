import { type BoardColumn, STAGES, type VisitStage } from '#shared/clinic/visit-stage.ts';
import type { ExpectedVisit, QueueBoard, QueueEntry } from '#shared/contract/queue/queue.ts';
import { foldText } from '#shared/text/fold-text.ts';

/** One line of the board: a visit, or a booking whose patient has not come. The same key before and after the check-in. */
export type BoardRow = Omit<ExpectedVisit, 'name' | 'appointmentId'> & {
  readonly key: string;
  readonly column: BoardColumn;
  readonly name: string | null;
  readonly appointmentId: string | null;
  /** None while the patient is expected. */
  readonly entry: QueueEntry | undefined;
};

export type BoardFilter = {
  readonly doctor?: string | undefined;
  readonly department?: string | undefined;
  readonly search?: string | undefined;
};

export type Arranged = Readonly<Record<BoardColumn, readonly BoardRow[]>>;

/** The board in its four parts, each in the order in which people are seen. */
export function arrange(board: QueueBoard, filter: BoardFilter = {}): Arranged {
  const rows = [...board.expected.map(ofExpected), ...board.entries.map(ofEntry)].filter((row) => matches(row, filter));
  const part = (column: BoardColumn, order: (a: BoardRow, b: BoardRow) => number) =>
    rows.filter((row) => row.column === column).toSorted((a, b) => order(a, b) || compare(a.key, b.key));
  return {
    expected: part('expected', (a, b) => Number(b.urgent) - Number(a.urgent) || compare(a.dueAt, b.dueAt)),
    waiting: part('waiting', byTurn),
    called: part('called', (a, b) => weight(a) - weight(b) || byTurn(a, b)),
    done: part('done', (a, b) => compare(b.entry?.endedAt ?? '', a.entry?.endedAt ?? '')),
  };
}

function ofExpected(visit: ExpectedVisit): BoardRow {
  return { ...visit, key: visit.appointmentId, column: 'expected', entry: undefined };
}

function ofEntry(entry: QueueEntry): BoardRow {
  const { _id, appointmentId, stage } = entry;
  return { ...entry, key: appointmentId ?? _id, column: STAGES[stage].column, entry };
}

/** As the server calls them: urgent, then who was put first, then by the time they are due. */
function byTurn(a: BoardRow, b: BoardRow): number {
  return priorityOf(b) - priorityOf(a) || compare(a.dueAt, b.dueAt) || compare(a.entry?._id ?? '', b.entry?._id ?? '');
}

function priorityOf({ entry, urgent }: BoardRow): number {
  return urgent ? 2 : (entry?.priority ?? 0);
}

/** Who is called is still looked for; who is in the room is found. */
function weight({ entry }: BoardRow): number {
  return entry?.stage === 'called' ? 0 : 1;
}

/** Instants as the server writes them, and ids, are in order as texts. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function matches(row: BoardRow, { doctor, department, search }: BoardFilter): boolean {
  if (doctor !== undefined && row.doctorId !== doctor) return false;
  if (department !== undefined && row.department !== department) return false;
  if (search === undefined) return true;
  const words = foldText(search).trim().split(/\s+/u);
  const text = foldText(`${row.ticket ?? ''} ${row.name ?? ''}`);
  return words.every((word) => text.includes(word));
}

/** The board after a move, before the server is asked again: what its answer says is newer than what is shown. */
export function withEntry(board: QueueBoard, entry: QueueEntry): QueueBoard {
  const before = board.entries.find(({ _id }) => _id === entry._id);
  if (before !== undefined && before.version > entry.version) return board;
  return {
    ...board,
    entries: [...board.entries.filter(({ _id }) => _id !== entry._id), entry],
    expected: board.expected.filter(({ appointmentId }) => appointmentId !== entry.appointmentId),
  };
}

/** Everybody of the board, in the order in which the rows stand. */
export function inOrder(arranged: Arranged, columns: readonly BoardColumn[]): readonly BoardRow[] {
  return columns.flatMap((column) => arranged[column]);
}

export function stageOf({ entry }: BoardRow): VisitStage | 'expected' {
  return entry?.stage ?? 'expected';
}
