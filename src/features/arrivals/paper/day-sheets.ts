import type { QueueBoard } from '#shared/contract/queue/queue.ts';
import { arrange, type BoardRow } from '#src/features/arrivals/board/arrange.ts';

/** What fits on a page of A4 and can be written on. */
export const ROWS_A_PAGE = 30;

/** One page: of whom, which one of how many, and its rows. */
export type DaySheet = {
  readonly doctor: string | null;
  readonly department: string;
  readonly page: number;
  readonly pages: number;
  readonly rows: readonly BoardRow[];
};

/** The day on paper, doctor by doctor, by the time they are due: for a day without the screen. */
export function daySheets(board: QueueBoard): DaySheet[] {
  const rows = Object.values(arrange(board))
    .flat()
    .toSorted((a, b) => Number(b.urgent) - Number(a.urgent) || Date.parse(a.dueAt) - Date.parse(b.dueAt));
  const lineOf = ({ doctor, department }: BoardRow) => `${doctor ?? ''} ${department}`;
  return [...new Set(rows.map(lineOf))].toSorted().flatMap((line) => {
    const all = rows.filter((row) => lineOf(row) === line);
    const pages = Math.ceil(all.length / ROWS_A_PAGE);
    return Array.from({ length: pages }, (_, at) => ({
      doctor: all[0]?.doctor ?? null,
      department: all[0]?.department ?? '',
      page: at + 1,
      pages,
      rows: all.slice(at * ROWS_A_PAGE, (at + 1) * ROWS_A_PAGE),
    }));
  });
}
