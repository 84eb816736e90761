import type { Appointment } from '#shared/contract/appointments.ts';
import { doctorTexts } from '#src/locales/en/doctor.ts';
import { clinicDay, clinicToday, formatClinicTime } from '#src/platform/clinic-time.ts';
import { classNames } from '#src/ui/class-names.ts';
import { factsOf } from './appointment-facts.ts';
import { OverviewCard } from './overview-card.tsx';
import { nextOf, ofToday } from './schedule.ts';
import { useMinute } from './use-minute.ts';

const texts = doctorTexts.dashboard;

type OverviewProps = {
  appointments: readonly Appointment[] | undefined;
  appointmentsFailed: boolean;
  patients: number | undefined;
  patientsFailed: boolean;
  /** A patient is open: on a small screen the cards give way. */
  isAside: boolean;
};

/** The three cards of product.md §2. What could not be had is not shown as none. */
export function Overview({ appointments, appointmentsFailed, patients, patientsFailed, isAside }: OverviewProps) {
  const now = useMinute();
  const today = appointments && String(ofToday(appointments).length);
  const next = appointments && nextOf(appointments, now);
  const unknownToday = appointmentsFailed ? texts.unknown : undefined;
  return (
    <div className={classNames('grid grid-cols-2 gap-4 lg:grid-cols-3', isAside && 'max-lg:hidden')}>
      <OverviewCard label={texts.today} icon="calendar-check" value={today ?? unknownToday} />
      <OverviewCard
        label={texts.totalPatients}
        icon="users"
        value={patients === undefined ? (patientsFailed ? texts.unknown : undefined) : patients.toLocaleString('en')}
      />
      <OverviewCard
        label={texts.next}
        icon="clock"
        className="col-span-2 lg:col-span-1"
        value={appointments === undefined ? unknownToday : next === undefined ? texts.none : whenOf(next)}
        detail={appointments === undefined ? undefined : next === undefined ? texts.noneText : factsOf(next).name}
      />
    </div>
  );
}

/** The time; with its date when that is another day's. */
function whenOf({ appointmentTime }: Appointment): string {
  const isToday = clinicDay(appointmentTime) === clinicToday();
  return formatClinicTime(appointmentTime, isToday ? 'time' : 'date-time') ?? texts.noTime;
}
