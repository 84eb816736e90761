import type { Appointment } from '#shared/contract/appointment/appointments.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { clinicDay, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { urgentWords } from '#src/locales/en/everywhere/safety.ts';
import { numberWords } from '#src/locales/formats.ts';
import { classNames } from '#src/ui/style/class-names.ts';
import { factsOf } from '#src/features/doctor/appointments/appointment-facts.ts';
import { OverviewCard } from './overview-card.tsx';
import { dueOf, nextOf } from './schedule.ts';

const texts = doctorTexts.dashboard;

type OverviewProps = {
  appointments: readonly Appointment[] | undefined;
  /** The same appointments as in the list below. */
  ofToday: readonly Appointment[] | undefined;
  /** Today in the clinic. */
  today: string;
  /** Who is first of those who wait, where that is known. */
  waiting: string | undefined;
  appointmentsFailed: boolean;
  patients: number | undefined;
  patientsFailed: boolean;
  /** A patient is open: on a small screen the cards give way. */
  isAside: boolean;
};

/** The three cards of DOC-2. What could not be had is not shown as none. */
export function Overview(props: OverviewProps) {
  const { appointments, ofToday, today, waiting, appointmentsFailed, patients, patientsFailed, isAside } = props;
  const next = appointments && nextOf(appointments, today, waiting);
  const unknownToday = appointmentsFailed ? texts.unknown : undefined;
  return (
    <div
      className={classNames(
        'grid grid-cols-[repeat(2,minmax(0,1fr))] gap-4 lg:grid-cols-3',
        isAside && 'max-lg:hidden',
      )}
    >
      <OverviewCard
        label={texts.today}
        icon="calendar-check"
        value={ofToday === undefined ? unknownToday : String(ofToday.length)}
      />
      <OverviewCard
        label={texts.totalPatients}
        icon="users"
        value={patients === undefined ? (patientsFailed ? texts.unknown : undefined) : numberWords(patients)}
      />
      <OverviewCard
        label={texts.next}
        icon="clock"
        className="col-span-2 lg:col-span-1"
        value={appointments === undefined ? unknownToday : next === undefined ? texts.none : whenOf(next, today)}
        detail={appointments === undefined ? undefined : next === undefined ? texts.noneText : factsOf(next).name}
        alarm={next?.urgent === true ? urgentWords(next.warningSigns) : undefined}
      />
    </div>
  );
}

/** The time; with its date when that is another day's. */
function whenOf(appointment: Appointment, today: string): string {
  const due = dueOf(appointment);
  return formatClinicTime(due, clinicDay(due) === today ? 'time' : 'date-time') ?? texts.noTime;
}
