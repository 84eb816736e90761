import { useEffect, useRef } from 'react';
import { ticketTexts as texts } from '#src/locales/en/patient/ticket.ts';
import { loadPaper } from './load-paper.ts';

/** What stands on the paper, for whoever has none: a screen or a desk of the clinic scans it. */
export function TicketCode({ ticket, code }: { ticket: string; code: string | undefined }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isGone = false;
    void loadPaper()
      .then(({ ticketQr }) => {
        if (!isGone) place.current?.replaceChildren(ticketQr(ticket, code, document));
      })
      // The number on the screen is as good.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [ticket, code]);
  return (
    <div
      ref={place}
      role="img"
      aria-label={texts.code(ticket)}
      className="ticket-code mx-auto size-[min(10rem,45vw)] bg-white *:size-full"
    />
  );
}
