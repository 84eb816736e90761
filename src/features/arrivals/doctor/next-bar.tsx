import { useRef } from 'react';
import { CALLS_BEFORE_NO_SHOW } from '#shared/clinic/visit-stage.ts';
import { MAX_PLACE_LENGTH, type QueueEntry } from '#shared/contract/queue/queue.ts';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { INPUT_CLASS } from '#src/ui/fields/field-frame.tsx';
import { RefusalNotice } from '#src/features/arrivals/board/board-notices.tsx';
import { setCalling, useCalling } from '#src/features/arrivals/board/my-place.ts';
import { useOwnDay } from './doctor-board.ts';

const { bar: texts, acts, calling } = arrivalsTexts;

type NextBarProps = {
  /** The line of whoever is logged in; nothing can be called before it is known. */
  doctorId: string | undefined;
  /** Opens the patient's panel. */
  onOpen: (appointmentId: string) => void;
};

/** On every screen of a doctor, wherever it is scrolled to: who is called or in the room, who is next, and what to do about it. */
export function NextBar({ doctorId, onOpen }: NextBarProps) {
  const day = useOwnDay();
  const { place } = useCalling();
  const placeField = useRef<HTMLInputElement>(null);
  if (day === undefined || doctorId === undefined) return null;
  const { arranged, moves } = day;
  const here = arranged.called[0]?.entry;
  const next = arranged.waiting[0];
  const isBusy = moves.busy !== undefined;

  function callNext(): void {
    if (place.trim() === '') placeField.current?.focus();
    else if (doctorId !== undefined) void moves.next({ doctorId }, place.trim());
  }

  return (
    <section aria-label={texts.region} className="mx-4 mt-4 grid gap-3 md:sticky md:top-2 md:z-20 md:mx-8 print:hidden">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2 rounded-card bg-white px-4 py-2.5 shadow-card">
        {here !== undefined && <Here entry={here} isBusy={isBusy} onOpen={onOpen} move={moves.move} />}
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-end gap-x-4 gap-y-2">
          <p className="me-auto flex items-center gap-2 font-semibold text-ink">
            {next?.urgent === true && <Icon name="triangle-alert" className="text-danger" />}
            <span>{next === undefined ? texts.nobody : texts.next(next.ticket ?? '', arranged.waiting.length)}</span>
          </p>
          {here?.stage !== 'called' && next !== undefined && (
            <>
              <label className="flex items-center gap-2 text-ink-2">
                {texts.place}
                <input
                  ref={placeField}
                  className={`${INPUT_CLASS} min-h-11! w-28! py-1!`}
                  maxLength={MAX_PLACE_LENGTH}
                  autoComplete="off"
                  value={place}
                  onChange={(event) => setCalling({ place: event.target.value })}
                />
              </label>
              <Button className="min-h-11! py-1.5!" busy={moves.busy === 'next'} onClick={callNext}>
                {calling.callNext}
              </Button>
            </>
          )}
        </div>
      </div>
      <RefusalNotice refusal={moves.refusal} onClose={moves.forgetRefusal} />
    </section>
  );
}

type HereProps = {
  entry: QueueEntry;
  isBusy: boolean;
  onOpen: (appointmentId: string) => void;
  move: NonNullable<ReturnType<typeof useOwnDay>>['moves']['move'];
};

/** Who is called to this doctor, or sits there. */
function Here({ entry, isBusy, onOpen, move }: HereProps) {
  const { ticket, stage, calls, appointmentId } = entry;
  const place = entry.place ?? '';
  const look = { size: 'sm' as const, busy: isBusy };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p className="font-semibold text-ink">
        {stage === 'called' ? texts.called(ticket, place) : texts.inRoom(ticket)}
      </p>
      {appointmentId !== null && (
        <Button variant={stage === 'called' ? 'primary' : 'secondary'} {...look} onClick={() => onOpen(appointmentId)}>
          {texts.open}
          <span className="sr-only">{texts.openOf(ticket)}</span>
        </Button>
      )}
      {stage === 'called' ? (
        <>
          {appointmentId === null && (
            <Button {...look} onClick={() => void move(entry, { stage: 'in-room', place })}>
              {acts.inRoom}
            </Button>
          )}
          <Button variant="secondary" {...look} onClick={() => void move(entry, { stage: 'called', place })}>
            {acts.recall}
          </Button>
          {calls >= CALLS_BEFORE_NO_SHOW ? (
            <Button variant="secondary" {...look} onClick={() => void move(entry, { stage: 'no-show' })}>
              {acts.outcomes['no-show']}
            </Button>
          ) : (
            <Button variant="quiet" {...look} onClick={() => void move(entry, { stage: 'waiting' })}>
              {acts.back}
            </Button>
          )}
        </>
      ) : (
        <Button {...look} onClick={() => void move(entry, { stage: 'done' })}>
          {acts.outcomes.done}
        </Button>
      )}
    </div>
  );
}
