import { useEffect, useLayoutEffect, useRef } from 'react';
import { clinicDay } from '#shared/clinic/slots/clinic-day.ts';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { clinicNow } from '#src/platform/clinic/clinic.ts';
import { arrangeRows, type SheetCell, type SheetRow } from './arrange-rows.ts';
import { clockPlace } from './clock-place.ts';
import { type Column, endOf } from './column.ts';
import { ColumnFacts, MoveAll } from './column-head.tsx';
import { TimeEntries, type OpenTime } from './time-entries.tsx';
import { useArrowKeys } from './use-arrow-keys.ts';

const texts = deskTimesTexts.sheet;
const COLUMN_REM = 9;
const TIME_REM = 4.5;
/** About as high is the head that stays on top. */
const HEAD_PX = 100;

export type TimesViewProps = OpenTime & {
  columns: readonly Column[];
  caption: string;
  today: string;
  now: number;
  /** Columns are the days of one doctor, not the doctors of one day. */
  isWeek: boolean;
  onMany: (column: Column) => void;
};

/** Times beside each other: a table with a column for each doctor or day, in which arrow keys go from time to time. */
export function TimesTable({ columns, caption, today, now, isWeek, onMany, ...open }: TimesViewProps) {
  const { timeZone } = clinicNow();
  const rows = arrangeRows(columns, timeZone);
  const { keepOneStop, ...keys } = useArrowKeys();
  const table = useRef<HTMLTableElement>(null);
  const isOn = columns.some(({ day, times }) => day === today && times.some((time) => endOf(time) > now));
  const current = isOn ? rowOfNow(rows, today, now, timeZone) : undefined;
  useLayoutEffect(() => keepOneStop(table.current));
  useEffect(() => {
    const row = table.current?.querySelector<HTMLElement>('[data-now]');
    const column = table.current?.querySelector<HTMLElement>('[data-today]');
    // Only the table scrolls: the page stays where it is.
    table.current?.closest('[data-scrolls]')?.scrollTo({
      top: row ? row.offsetTop - 2 * row.offsetHeight - HEAD_PX : 0,
      left: column && isWeek ? column.offsetLeft - 2 * HEAD_PX : 0,
    });
    // Once, when these days are shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return (
    <div className="grid gap-2">
      <p className="text-sm text-ink-2">{texts.keys}</p>
      <div
        data-scrolls
        className="relative max-h-[max(24rem,calc(100dvh-16rem))] overflow-auto rounded-card bg-white shadow-card"
      >
        <table
          ref={table}
          className="w-full table-fixed border-separate border-spacing-0"
          style={{ minWidth: `${columns.length * COLUMN_REM + TIME_REM}rem` }}
          {...keys}
        >
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className="sticky start-0 top-0 z-20 w-18 border-b border-line bg-white">
                <span className="sr-only">{texts.time}</span>
              </th>
              {columns.map((column) => (
                <th
                  key={column.key}
                  scope="col"
                  data-today={column.day === today || undefined}
                  className="sticky top-0 z-10 border-s border-b border-line bg-white px-2.5 py-2 text-start align-top text-ink"
                >
                  {isWeek ? deskTimesTexts.dayInHead(column.day, today) : column.doctor}
                  <ColumnFacts column={column} now={now} detail={isWeek ? undefined : column.department} />
                  <MoveAll column={column} now={now} of={nameOf(column, isWeek, today)} onMany={onMany} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.place}>
                <RowHead row={row} isNow={row === current} />
                {row.cells.map((cell) => (
                  <Cell
                    key={cell.column.key}
                    cell={cell}
                    at={columns.indexOf(cell.column)}
                    now={now}
                    of={nameOf(cell.column, isWeek, today)}
                    {...open}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function nameOf({ day, doctor }: Column, isWeek: boolean, today: string): string {
  return isWeek ? deskTimesTexts.day(day, today) : doctor;
}

function RowHead({ row, isNow }: { row: SheetRow; isNow: boolean }) {
  return (
    <th
      scope="row"
      data-now={isNow || undefined}
      className="sticky start-0 z-10 border-t border-line bg-white px-2 py-2 text-start align-top text-sm font-semibold tabular-nums text-ink-2 data-now:border-t-3 data-now:border-danger data-now:text-danger"
    >
      <span>{row.label}</span>
      {isNow && <span className="block">{texts.now}</span>}
    </th>
  );
}

type CellProps = OpenTime & { cell: SheetCell; at: number; now: number; of: string };

function Cell({ cell: { column, rows, times }, at, ...entries }: CellProps) {
  if (times.length === 0)
    return (
      <td rowSpan={rows} className="border-s border-t border-line bg-surface-2">
        <span className="sr-only">{texts.noTimes}</span>
      </td>
    );
  return (
    <td rowSpan={rows} data-column={at} className="border-s border-t border-line p-1 align-top">
      <div className="grid gap-1">
        {times.map((time) => (
          <TimeEntries key={time.startsAt} column={column} time={time} {...entries} />
        ))}
      </div>
    </td>
  );
}

/** The last row that has begun; none before the first. */
function rowOfNow(rows: readonly SheetRow[], today: string, now: number, timeZone: string): SheetRow | undefined {
  const place = clockPlace(clinicDay(today, timeZone), now);
  return rows.findLast((row) => row.place <= place && row.label !== '');
}
