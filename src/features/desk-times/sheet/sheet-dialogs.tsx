import type { ReactNode } from 'react';
import { deskTimesTexts as texts } from '#src/locales/en/desk/desk-times.ts';
import { BookDialog, type PressedTime } from '#src/features/desk-times/give/book-dialog.tsx';
import { CancelDialog } from '#src/features/desk-times/give/cancel-dialog.tsx';
import { TimeDialog } from '#src/features/desk-times/give/time-dialog.tsx';
import { ManyDialog } from '#src/features/desk-times/many/many-dialog.tsx';
import { type Column, endOf, type PersonPlace, type Place } from './column.ts';
import { VisitDialog } from './visit-dialog.tsx';

/** What was pressed, and what is being done about it. */
export type Opened =
  | { readonly kind: 'book' | 'beside' | 'new'; readonly place: Place }
  | { readonly kind: 'visit' | 'move' | 'cancel'; readonly place: PersonPlace }
  | { readonly kind: 'many'; readonly column: Column };

export type SheetDialogsProps = {
  opened: Opened;
  today: string;
  now: number;
  onOpen: (opened: Opened) => void;
  onDone: () => void;
  onClose: () => void;
  renderPatient: (patientId: string) => ReactNode;
  /** Registers somebody new for a time, from another feature. */
  renderNew: (time: PressedTime, onClose: () => void) => ReactNode;
};

/** The dialog over the sheet; one leads to the next. */
export function SheetDialogs({ opened, ...rest }: SheetDialogsProps) {
  const { today, now, onDone, onClose } = rest;
  if (opened.kind === 'many')
    return <ManyDialog column={opened.column} today={today} now={now} onDone={onDone} onClose={onClose} />;
  return <PlaceDialogs opened={opened} {...rest} />;
}

type PlaceDialogsProps = Omit<SheetDialogsProps, 'opened'> & { opened: Exclude<Opened, { kind: 'many' }> };

function PlaceDialogs({ opened, today, now, onOpen, onDone, onClose, ...render }: PlaceDialogsProps) {
  const { time, column } = opened.place;
  const when = texts.when(column.day, time.label, today);
  const { doctorId, doctor, department } = column;
  const isFull = opened.kind === 'beside' && time.free === 0;
  const pressed: PressedTime = { doctorId, doctor, department, startsAt: time.startsAt, when, isFull };
  const close = { onDone, onClose };

  switch (opened.kind) {
    case 'book':
    case 'beside': {
      const onNew = isFull ? undefined : () => onOpen({ kind: 'new', place: opened.place });
      return <BookDialog time={pressed} onNew={onNew} {...close} />;
    }
    case 'new':
      return render.renderNew(pressed, onClose);
    case 'visit':
      return (
        <VisitDialog
          place={opened.place}
          when={when}
          isOver={endOf(time) <= now}
          renderPatient={render.renderPatient}
          onMove={() => onOpen({ kind: 'move', place: opened.place })}
          onCancel={() => onOpen({ kind: 'cancel', place: opened.place })}
          onBeside={() => onOpen({ kind: 'beside', place: opened.place })}
          onClose={onClose}
        />
      );
    case 'move':
      return <TimeDialog {...moveOf(opened.place)} {...close} />;
    default: {
      const { _id: appointmentId, name } = opened.place.person;
      return <CancelDialog appointmentId={appointmentId} name={name} when={when} {...close} />;
    }
  }
}

function moveOf({ column, person }: PersonPlace) {
  const { _id: appointmentId, startsAt, overbookReason, patientId, name } = person;
  return {
    patient: { _id: patientId, name },
    visit: { appointmentId, doctorId: column.doctorId, startsAt, overbookReason },
  };
}
