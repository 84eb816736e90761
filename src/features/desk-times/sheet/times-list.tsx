import type { SheetTime } from '#shared/contract/booking/times-sheet.ts';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { endOf } from './column.ts';
import { ColumnFacts, MoveAll } from './column-head.tsx';
import { TimeEntries } from './time-entries.tsx';
import type { TimesViewProps } from './times-table.tsx';

/** The same where there is no room for a table: a list for each doctor or day under its heading, opened one by one. */
export function TimesList({ columns, today, now, isWeek, onMany, ...open }: Omit<TimesViewProps, 'caption'>) {
  // What is over, and was nobody's, only makes the way longer.
  const isOfUse = (time: SheetTime) => endOf(time) > now || time.people.length > 0;
  return (
    <div className="grid gap-3">
      {columns.map((column) => {
        const name = isWeek ? deskTimesTexts.day(column.day, today) : column.doctor;
        return (
          <details
            key={column.key}
            open={columns.length === 1 || (isWeek && column.day === today)}
            className="rounded-card bg-white shadow-card"
          >
            <summary className="min-h-11 cursor-pointer px-4 py-3 text-ink">
              <h2 className="inline font-bold">{name}</h2>
              <ColumnFacts column={column} now={now} detail={isWeek ? undefined : column.department} />
            </summary>
            <div className="grid gap-1 px-2 pb-3">
              <MoveAll column={column} now={now} of={name} onMany={onMany} />
              {column.times.filter(isOfUse).map((time) => (
                <TimeEntries key={time.startsAt} column={column} time={time} now={now} of={name} {...open} />
              ))}
              {!column.times.some(isOfUse) && <p className="px-2 text-ink-2">{deskTimesTexts.sheet.noTimes}</p>}
            </div>
          </details>
        );
      })}
    </div>
  );
}
