import type { SheetNote } from '#shared/contract/booking/times-sheet.ts';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { joined } from '#src/ui/parts/joined.ts';
import { movable } from '#src/features/desk-times/many/many-plan.ts';
import { type Column, countsOf, endOf } from './column.ts';

const texts = deskTimesTexts.sheet;

type MoveAllProps = { column: Column; now: number; of: string; onMany: (column: Column) => void };

/** The way to move everybody of a doctor's day, where anybody can be moved. */
export function MoveAll({ column, now, of, onMany }: MoveAllProps) {
  if (movable(column.times, now).length === 0) return null;
  return (
    <button
      type="button"
      className="mt-1 min-h-11 rounded-input px-2 text-start text-sm font-semibold text-brand-strong underline hover:bg-sky-200"
      aria-label={deskTimesTexts.many.openOf(of)}
      onClick={() => onMany(column)}
    >
      {deskTimesTexts.many.open}
    </button>
  );
}

/** What a column or a list says of itself: how full it is, and what is otherwise on that day. */
export function ColumnFacts({ column, now, detail }: { column: Column; now: number; detail?: string | undefined }) {
  const { taken, seats, free } = countsOf(column.times);
  const isOver = column.times.every((time) => endOf(time) <= now);
  const counts = seats > 0 ? texts.counts(taken, seats, isOver ? undefined : free) : texts.onlyTaken(taken);
  return (
    <>
      {detail !== undefined && <span className="block text-sm font-normal text-ink-2">{detail}</span>}
      <span className="block text-sm font-normal text-ink-2">{counts}</span>
      {column.notes.map((note) => (
        <span
          key={`${note.kind} ${note.from} ${note.reason}`}
          className="mt-1 block rounded-input bg-offline-bg px-2 py-1 text-sm font-semibold wrap-anywhere text-offline"
        >
          {noteWords(note)}
        </span>
      ))}
    </>
  );
}

function noteWords({ kind, isClinic, from, to, reason }: SheetNote): string {
  const what = kind === 'extra' ? texts.extra : isClinic ? texts.holiday : texts.closed;
  const hours = from === null || to === null ? '' : texts.hours(from, to);
  return [joined([what, hours]), reason].filter((part) => part !== '').join(': ');
}
