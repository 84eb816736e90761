import { ticketTexts as texts } from '#src/locales/en/patient/ticket.ts';
import { useNextTimes } from '#src/platform/clinic/next-times.ts';

/** Beside the code on a clinic's screen, where the clinic sends no text messages: what else there is for a phone. */
export function PhotoHint() {
  const sendsTexts = useNextTimes((state) => state.sendsTexts);
  return sendsTexts === false ? <p className="text-ink-2 text-pretty">{texts.noTexts}</p> : null;
}
