import { useEffect, useState } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { ticketTexts } from '#src/locales/en/patient/ticket.ts';
import { timeTexts } from '#src/locales/en/patient/times.ts';
import { clinicDay, clinicToday, formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useKnownClinic } from '#src/platform/clinic/clinic.ts';
import { readyLazy } from '#src/platform/loading/later/ready-lazy.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { removeTicket, showTickets, useTodaysTickets, type TodaysTicket } from './todays-tickets.ts';

/** Only for whoever opens a ticket again. */
const ticket = readyLazy(async () => (await import('./ticket.tsx')).Ticket);

/** The tickets of today that this device of one's own has taken, each with what it showed. */
export function TodaysTicketsNote() {
  const tickets = useTodaysTickets((state) => state.tickets);
  useEffect(showTickets, []);
  return tickets.map((kept) => <KeptTicket key={kept.ticket} kept={kept} />);
}

function KeptTicket({ kept }: { kept: TodaysTicket }) {
  const { doctor, department, at, code, startsAt } = kept;
  const [open, setOpen] = useState(false);
  const { departmentPlaces } = useKnownClinic();
  const label = formatClinicTime(startsAt, 'time');
  const time = label === undefined ? undefined : timeTexts.at({ day: clinicDay(startsAt) ?? '', label }, clinicToday());
  return (
    <Alert
      tone="info"
      title={texts.todaysTicket(kept.ticket)}
      action={
        <>
          <Button
            aria-expanded={open}
            onClick={() =>
              void ticket.preload().then(
                () => setOpen(!open),
                () => undefined,
              )
            }
          >
            {open ? ticketTexts.hide : ticketTexts.show}
            <span className="sr-only">{kept.ticket}</span>
          </Button>
          <Button variant="secondary" onClick={() => removeTicket(kept.ticket)}>
            {texts.removeTicket}
            <span className="sr-only">{kept.ticket}</span>
          </Button>
        </>
      }
    >
      <p>{texts.todaysTicketText(doctor, department, formatClinicTime(at, 'time') ?? '')}</p>
      {open && (
        <div className="mt-3 rounded-card bg-white">
          <ticket.Ready
            number={kept.ticket}
            code={code}
            to={{ doctor, department }}
            name={undefined}
            time={time}
            where={departmentPlaces[department] ?? ''}
          />
        </div>
      )}
    </Alert>
  );
}
