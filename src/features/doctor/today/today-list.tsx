import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { personWords } from '#src/locales/en/everywhere/person.ts';
import { safetyTexts, urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { formatClinicTime, isFarApart } from '#src/platform/clinic/clinic-time.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { LanguageBadge } from '#src/features/lists/language-badge.tsx';
import { StatusBadge } from '#src/features/lists/status-badge.tsx';
import { UrgentMark } from '#src/ui/parts/urgent-mark.tsx';
import { factsOf } from '#src/features/doctor/appointments/appointment-facts.ts';
import { dueOf, isOpen } from './schedule.ts';

const texts = doctorTexts.dashboard;

/** Where the list was left: it opens there again. */
let scrolledTo = 0;

function keepScroll(top: number): void {
  scrolledTo = top;
}

type TodayListProps = {
  appointments: readonly Appointment[];
  selected: string | undefined;
  renderVisit: (appointment: Appointment) => ReactNode;
  onOpen: (appointment: Appointment) => void;
  onPrescribe: (appointment: Appointment) => void;
};

/**
 * Today's appointments in the order they come in: urgent first, then the earliest; those that are over are folded away below.
 * A press anywhere on a row opens its patient. On a wide screen it scrolls by itself, beside the patient that is open.
 */
export function TodayList({ appointments, selected, renderVisit, onOpen, onPrescribe }: TodayListProps) {
  const [overShown, setOverShown] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current) list.current.scrollTop = scrolledTo;
  }, []);
  const over = appointments.filter((appointment) => !isOpen(appointment));
  // Where nobody is to come any more there is nothing to make room for.
  const isOverShown = overShown || over.length === appointments.length || over.some(({ _id }) => _id === selected);
  const rows = (some: readonly Appointment[]) =>
    some.map((appointment) => (
      <TodayRow
        key={appointment._id}
        appointment={appointment}
        isSelected={appointment._id === selected}
        visit={renderVisit(appointment)}
        onOpen={() => onOpen(appointment)}
        onPrescribe={() => onPrescribe(appointment)}
      />
    ));
  return (
    <div
      ref={list}
      className="overflow-hidden rounded-card bg-white shadow-card lg:max-h-[calc(100dvh-8rem)] lg:overflow-y-auto"
      onScroll={({ currentTarget }) => keepScroll(currentTarget.scrollTop)}
    >
      <ol aria-label={texts.today} className="divide-y divide-line">
        {rows(appointments.filter(isOpen))}
        {isOverShown && rows(over)}
      </ol>
      {over.length > 0 && over.length < appointments.length && (
        <button
          type="button"
          aria-expanded={isOverShown}
          className="flex min-h-12 w-full items-center justify-center gap-2 border-t border-line font-semibold text-brand-strong hover:bg-sky-100"
          onClick={() => setOverShown(!isOverShown)}
        >
          {isOverShown ? texts.hideOver : texts.showOver(over.length)}
        </button>
      )}
    </div>
  );
}

type TodayRowProps = {
  appointment: Appointment;
  isSelected: boolean;
  visit: ReactNode;
  onOpen: () => void;
  onPrescribe: () => void;
};

function TodayRow({ appointment, isSelected, visit, onOpen, onPrescribe }: TodayRowProps) {
  const { name, age, gender, reason, symptoms } = factsOf(appointment);
  const { appointmentTime, urgent, warningSigns } = appointment;
  const due = dueOf(appointment);
  return (
    <li
      className={classNames(
        'relative grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 gap-y-1.5 px-4 py-2.5',
        isSelected && 'bg-sky-100 shadow-[inset_4px_0_0_var(--color-brand)]',
        !isSelected && (urgent === true && isOpen(appointment) ? 'bg-danger-bg' : 'hover:bg-surface-2'),
      )}
    >
      <p className="pt-0.5 text-lg leading-snug font-bold text-ink">{formatClinicTime(due, 'time') ?? texts.noTime}</p>
      <div className="flex min-w-0 items-start justify-between gap-2">
        <div className="min-w-0">
          <h3 className="text-lg leading-snug font-bold wrap-anywhere text-ink">
            <button
              type="button"
              id={`open-${appointment._id}`}
              aria-label={texts.openPatient(name)}
              aria-pressed={isSelected}
              className="whole-card-target text-start"
              onClick={onOpen}
            >
              {name}
            </button>
          </h3>
          <p className="text-ink-2">{personWords(age, gender)}</p>
          <LanguageBadge language={appointment.language} />
          <p className="wrap-anywhere text-ink-2">{reason ?? symptoms.join(', ')}</p>
          {urgent === true && (
            <p className="font-semibold wrap-anywhere text-danger-ink">{urgentWords(warningSigns)}</p>
          )}
          {isFarApart(appointmentTime, due) && (
            <p className="text-sm text-ink-2">
              {texts.deviceSaid(formatClinicTime(appointmentTime, 'date-time') ?? texts.noTime)}
            </p>
          )}
        </div>
        <div className="flex shrink-0 flex-col items-end gap-1.5">
          {urgent === true && <UrgentMark word={safetyTexts.urgent} />}
          <StatusBadge status={appointment.status} />
        </div>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <div className="contents">{visit}</div>
        <Button
          aria-label={doctorTexts.createPrescriptionFor(name)}
          variant="secondary"
          icon="clipboard-pen"
          size="sm"
          className="relative z-10 px-3!"
          onClick={onPrescribe}
        >
          {doctorTexts.createPrescription}
        </Button>
      </div>
    </li>
  );
}
