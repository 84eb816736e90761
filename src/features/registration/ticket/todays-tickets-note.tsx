import { useEffect, useState } from 'react';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { readyLazy } from '#src/platform/loading/later/ready-lazy.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { removeTicket, showTickets, useTodaysTickets } from './todays-tickets.ts';

/** Only for whoever opens a ticket again. */
const shown = readyLazy(async () => (await import('./kept-ticket.tsx')).KeptTicket);

/** The tickets of today that this device of one's own has taken, each with what it showed. */
export function TodaysTicketsNote() {
  const tickets = useTodaysTickets((state) => state.tickets);
  const [open, setOpen] = useState<string>();
  useEffect(showTickets, []);
  const show = (ticket: string) =>
    void shown
      .preload()
      .then(() => setOpen(ticket))
      .catch(() => undefined);
  return tickets.map((kept) => {
    const { ticket, doctor, department, at } = kept;
    const isOpen = open === ticket;
    return (
      <Alert
        key={ticket}
        tone="info"
        title={texts.todaysTicket(ticket)}
        action={
          <>
            <Button aria-expanded={isOpen} onClick={() => (isOpen ? setOpen(undefined) : show(ticket))}>
              {texts.showTicket}
              <span className="sr-only">{ticket}</span>
            </Button>
            <Button variant="secondary" onClick={() => removeTicket(ticket)}>
              {texts.removeTicket}
              <span className="sr-only">{ticket}</span>
            </Button>
          </>
        }
      >
        <p>{texts.todaysTicketText(doctor, departmentName(department), formatClinicTime(at, 'time') ?? '')}</p>
        {isOpen && <shown.Ready kept={kept} />}
      </Alert>
    );
  });
}
