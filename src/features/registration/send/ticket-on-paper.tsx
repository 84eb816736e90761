import { useEffect, useEffectEvent } from 'react';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { notify } from '#src/platform/browser/notify.ts';
import { loadPaper } from './load-paper.ts';
import type { Submission } from '#src/features/registration/visit/registration-store.ts';

type Outcome = Extract<Submission, { ticket: string }>;

/** Nobody gets the same paper twice by itself, whatever becomes of the registration meanwhile. */
let printed: string | undefined;

/** The ticket on paper: on request, and by itself at a kiosk with a ticket printer. */
export function TicketOnPaper({ outcome }: { outcome: Outcome }) {
  const { ticket, checkInCode: code, to } = outcome;
  const print = () => {
    loadPaper().then(
      ({ printTicket }) => printTicket({ ticket, code, facts: [to.doctor, to.department] }),
      // Neither kept on this device nor to be had: the number on the screen is as good.
      () => notify.error(texts.notPrinted, texts.notPrintedText),
    );
  };
  const printByItself = useEffectEvent((shown: string) => {
    if (deviceNow()?.settings.printsTickets !== true || printed === shown) return;
    printed = shown;
    print();
  });
  useEffect(() => printByItself(ticket), [ticket]);
  return (
    <Button variant="secondary" size="lg" icon="printer" className="min-h-16 w-full" onClick={print}>
      {texts.printTicket}
    </Button>
  );
}
