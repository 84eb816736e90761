import type { SheetTime, TimedPerson } from '#shared/contract/booking/times-sheet.ts';
import { FIRST_STATUS } from '#shared/clinic/appointment-status.ts';
import { safetyTexts } from '#src/locales/en/everywhere/safety.ts';
import { deskTimesTexts } from '#src/locales/en/desk/desk-times.ts';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { type Column, endOf, type PersonPlace, type Place } from './column.ts';

const texts = deskTimesTexts.time;
const ENTRY =
  'flex min-h-11 w-full min-w-0 flex-wrap items-center gap-x-2 rounded-input px-2.5 py-1.5 text-start text-base leading-tight';

/** What can be pressed. */
export type OpenTime = { readonly onBook: (place: Place) => void; readonly onPerson: (place: PersonPlace) => void };

type TimeEntriesProps = OpenTime & {
  column: Column;
  time: SheetTime;
  now: number;
  /** What tells this column from others: the doctor, or the day. */
  of: string;
};

/** What begins at one time: everybody who is booked, each a button, and the free seats as one more. */
export function TimeEntries({ column, time, now, of, onBook, onPerson }: TimeEntriesProps) {
  const { label, people, free, capacity, held } = time;
  const isOver = endOf(time) <= now;
  const heard = <span className="sr-only">{texts.atOf(label, of)}</span>;
  const idle = held > 0 ? texts.held : isOver ? texts.over : texts.full;
  return (
    <ul className="grid gap-1">
      {people.map((person) => (
        <li key={person._id}>
          <button
            type="button"
            className={classNames(ENTRY, 'hover:brightness-95', toneOf(person, isOver))}
            onClick={() => onPerson({ column, time, person })}
          >
            <Clock label={label} />
            <span className="min-w-0 font-semibold wrap-anywhere">{person.name}</span>
            {person.urgent && <UrgentMark word={safetyTexts.urgent} />}
            <Marks person={person} capacity={capacity} />
            {heard}
          </button>
        </li>
      ))}
      {free > 0 && !isOver && (
        <li>
          <button
            type="button"
            className={classNames(ENTRY, 'border border-line-strong bg-white text-success hover:bg-advice-bg')}
            onClick={() => onBook({ column, time })}
          >
            <Clock label={label} />
            <span className="font-semibold">{capacity > 1 ? texts.freeOf(free, capacity) : texts.free}</span>
            {heard}
          </button>
        </li>
      )}
      {people.length === 0 && (free === 0 || isOver) && (
        <li className={isOver ? 'px-2.5 text-sm text-ink-3' : classNames(ENTRY, 'bg-off text-ink-2')}>
          <Clock label={label} /> <span>{idle}</span>
        </li>
      )}
    </ul>
  );
}

function Clock({ label }: { label: string }) {
  return <span className="tabular-nums">{label}</span>;
}

function Marks({ person, capacity }: { person: TimedPerson; capacity: number }) {
  const { overbookReason, wantsOther, status } = person;
  const marks = [
    ...(wantsOther ? [texts.wantsOther] : []),
    ...(overbookReason !== null ? [capacity === 0 ? texts.outside : texts.beside] : []),
    ...(status === 'completed' ? [texts.completed] : []),
  ];
  return marks.map((mark) => (
    <span key={mark} className="text-sm font-semibold">
      {mark}
    </span>
  ));
}

function toneOf({ wantsOther, overbookReason, status }: TimedPerson, isOver: boolean): string {
  if (wantsOther) return 'bg-danger-bg text-danger-ink';
  if (overbookReason !== null) return 'bg-offline-bg text-offline';
  return isOver || status !== FIRST_STATUS ? 'bg-off text-ink' : 'bg-sky-200 text-brand-strong';
}
