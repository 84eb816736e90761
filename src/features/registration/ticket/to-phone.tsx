import { useEffect, useEffectEvent, useState } from 'react';
import { ticketTexts as texts } from '#src/locales/en/patient/ticket.ts';
import { loadNextTimes, useNextTimes } from '#src/platform/clinic/next-times.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import type { Outcome } from './ticket-words.ts';

type State = 'open' | 'sending' | 'sent' | 'later' | 'failed' | 'no-number';

const WORDS: Readonly<Record<State, () => string>> = {
  open: () => '',
  sending: () => '',
  sent: () => texts.toPhoneSent,
  later: () => texts.toPhoneLater,
  failed: () => texts.toPhoneFailed,
  'no-number': () => texts.toPhoneNoNumber,
};

/**
 * The ticket as a text message to the number that was registered, once, because the patient presses for it. Without a network it is
 * noted with what waits on this device. Where the clinic sends none, its ticket says what else there is.
 */
export function ToPhone({ outcome }: { outcome: Outcome }) {
  const { kind, slot, checkInCode, to } = outcome;
  const sendsTexts = useNextTimes((state) => state.sendsTexts);
  const visitId = useRegistration(({ kept }) => kept?.visitId);
  const [state, setState] = useState<State>('open');
  const appointmentId = kind === 'accepted' ? slot?.appointmentId : undefined;
  useEffect(() => void loadNextTimes(), []);

  async function ask(): Promise<State> {
    const loaded = await import('./send-to-phone.ts').catch(() => undefined);
    const asked = loaded?.sendToPhone({ appointmentId, code: checkInCode, visitId }).catch(() => undefined);
    return (await asked) ?? 'failed';
  }
  function send(): void {
    if (state !== 'open' && state !== 'failed') return;
    setState('sending');
    void ask().then(setState);
  }
  // What was noted is on the server now, which says what became of it; asked twice, it sends once.
  const askWhatBecame = useEffectEvent(() => {
    if (state === 'later') void ask().then(setState);
  });
  useEffect(() => {
    if (appointmentId !== undefined) askWhatBecame();
  }, [appointmentId]);

  const isPossible =
    checkInCode !== undefined && (appointmentId !== undefined || (kind === 'saved' && visitId !== undefined));
  if (sendsTexts !== true || !to.hasPhone || !isPossible) return null;
  const isDone = state === 'sent' || state === 'later' || state === 'no-number';
  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        icon={isDone ? 'check' : 'smartphone'}
        aria-disabled={isDone || undefined}
        busy={state === 'sending'}
        busyText={texts.toPhoneBusy}
        onClick={send}
      >
        {isDone ? texts.toPhoneDone : texts.toPhone}
      </Button>
      <p role="status" className="font-semibold text-ink empty:hidden order-last basis-full!">
        {WORDS[state]()}
      </p>
    </>
  );
}

/** Beside the code on a clinic's screen, where the clinic sends no text messages: what else there is for a phone. */
export function PhotoHint() {
  const sendsTexts = useNextTimes((state) => state.sendsTexts);
  return sendsTexts === false ? <p className="text-ink-2 text-pretty">{texts.noTexts}</p> : null;
}
