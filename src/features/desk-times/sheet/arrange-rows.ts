import { clinicDay } from '#shared/clinic/slots/clinic-day.ts';
import type { SheetTime } from '#shared/contract/booking/times-sheet.ts';
import { clockPlace } from './clock-place.ts';
import { type Column, endOf } from './column.ts';

/** One cell of the table: times that begin here, or none; and over how many rows it goes. */
export type SheetCell = { readonly column: Column; readonly rows: number; readonly times: readonly SheetTime[] };
export type SheetRow = {
  readonly place: number;
  /** What clocks show at its beginning; empty where nothing begins. */
  readonly label: string;
  readonly cells: readonly SheetCell[];
};

type Block = { readonly from: number; readonly to: number; readonly times: readonly SheetTime[] };

/**
 * The rows of a table in which times of the same hour stand beside each other, whatever lengths they have. Times that overlap
 * share a cell.
 */
export function arrangeRows(columns: readonly Column[], timeZone: string): SheetRow[] {
  const blocks = columns.map((column) => blocksOf(column, timeZone));
  const places = [...new Set(blocks.flat().flatMap(({ from, to }) => [from, to]))].toSorted((a, b) => a - b);
  const rowOf = new Map(places.map((place, row) => [place, row]));
  const rows = places.slice(0, -1);
  const cells = columns.map((column, at) => cellsOf(column, blocks[at] ?? [], rowOf, rows.length));
  return rows.map((place, row) => ({
    place,
    label: labelAt(blocks.flat(), place),
    cells: cells.flatMap((ofColumn) => ofColumn.get(row) ?? []),
  }));
}

function blocksOf({ day, times }: Column, timeZone: string): Block[] {
  const calendar = clinicDay(day, timeZone);
  const blocks: Block[] = [];
  for (const time of times) {
    const from = clockPlace(calendar, Date.parse(time.startsAt));
    const end = endOf(time);
    const to = end >= calendar.ends ? 24 * 60 : clockPlace(calendar, end);
    const before = blocks.at(-1);
    if (before !== undefined && from < before.to)
      blocks[blocks.length - 1] = { ...before, to: Math.max(before.to, to), times: [...before.times, time] };
    else blocks.push({ from, to, times: [time] });
  }
  return blocks;
}

function cellsOf(
  column: Column,
  blocks: readonly Block[],
  rowOf: ReadonlyMap<number, number>,
  rows: number,
): ReadonlyMap<number, SheetCell> {
  const cells = new Map<number, SheetCell>();
  let next = 0;
  for (const { from, to, times } of blocks) {
    const [begins, ends] = [rowOf.get(from) ?? 0, rowOf.get(to) ?? rows];
    if (begins > next) cells.set(next, { column, rows: begins - next, times: [] });
    cells.set(begins, { column, rows: ends - begins, times });
    next = ends;
  }
  if (next < rows) cells.set(next, { column, rows: rows - next, times: [] });
  return cells;
}

function labelAt(blocks: readonly Block[], place: number): string {
  return blocks.find(({ from }) => from === place)?.times[0]?.label ?? '';
}
