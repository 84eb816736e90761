import { useEffect } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { removeTicket, showTickets, useTodaysTickets } from './todays-tickets.ts';

/** The tickets of today that this device of one's own has taken. */
export function TodaysTicketsNote() {
  const tickets = useTodaysTickets((state) => state.tickets);
  useEffect(showTickets, []);
  return tickets.map(({ ticket, doctor, department, at }) => (
    <Alert
      key={ticket}
      tone="info"
      title={texts.todaysTicket(ticket)}
      action={
        <Button variant="secondary" onClick={() => removeTicket(ticket)}>
          {texts.removeTicket}
          <span className="sr-only">{ticket}</span>
        </Button>
      }
    >
      {texts.todaysTicketText(doctor, department, formatClinicTime(at, 'time') ?? '')}
    </Alert>
  ));
}
