import { useEffect, useEffectEvent } from 'react';
import { departmentName } from '#src/locales/en/everywhere/about-doctors.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { deviceNow } from '#src/platform/device/device.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { notify } from '#src/platform/browser/notify.ts';
import { loadPaper } from './load-paper.ts';
import type { Outcome } from './ticket-words.ts';

/** Nobody gets the same paper twice by itself, whatever becomes of the registration meanwhile. */
let printed: string | undefined;

/** The ticket on paper: on request, and by itself at a kiosk with a ticket printer. */
export function PrintButton({ outcome, where, time }: { outcome: Outcome; where: string; time: string | undefined }) {
  const { ticket, checkInCode: code, to } = outcome;
  const facts = [to.doctor, departmentName(to.department), where, time].filter(
    (fact): fact is string => fact !== undefined && fact !== '',
  );
  const print = () => {
    loadPaper().then(
      ({ printTicket }) => printTicket({ ticket, code, facts }),
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
    <Button variant="secondary" size="lg" icon="printer" onClick={print}>
      {texts.printTicket}
    </Button>
  );
}
