import { timeTexts } from '#src/locales/en/patient/times.ts';
import { clinicDay, clinicToday, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { Ticket } from './ticket.tsx';
import type { TodaysTicket } from './todays-tickets.ts';

/** A ticket of today as it was shown, without the name. */
export function KeptTicket({ kept: { ticket, code, doctor, department, startsAt } }: { kept: TodaysTicket }) {
  const { departmentPlaces } = useKnownClinic();
  const label = formatClinicTime(startsAt, 'time');
  const day = clinicDay(startsAt) ?? '';
  return (
    <div className="mt-3 rounded-card bg-white">
      <Ticket
        number={ticket}
        code={code}
        to={{ doctor, department }}
        name={undefined}
        time={label === undefined ? undefined : timeTexts.at({ day, label }, clinicToday())}
        where={departmentPlaces[department] ?? ''}
      />
    </div>
  );
}
