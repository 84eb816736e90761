import { useEffect, useEffectEvent } from 'react';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Modal } from '#src/features/kiosk/bar/modal.tsx';
import { useCountdown } from './use-countdown.ts';

export const COUNTDOWN_SECONDS = 30;
const SPOKEN_AT = 10;
const TURN = 2 * Math.PI * 54;

/**
 * "Are you still there?": 30 s to answer with Continue, a touch anywhere or a key, any number of times (WCAG 2.2.1);
 * then the visit ends.
 */
export function IdleDialog({ onContinue, onFinish }: { onContinue: () => void; onFinish: () => void }) {
  const left = useCountdown(COUNTDOWN_SECONDS, onFinish);
  useAnyAnswer(onContinue);
  return (
    <Modal role="alertdialog" titleId="idle-title" textId="idle-text" onCancel={onContinue}>
      <div className="grid justify-items-center gap-6 text-center">
        <CountdownRing left={left} of={COUNTDOWN_SECONDS} />
        <div className="grid gap-2">
          <h2 id="idle-title" className="text-3xl font-bold">
            {texts.idleTitle}
          </h2>
          <p id="idle-text" className="text-ink-2">
            {texts.idleText}
          </p>
        </div>
        <div className="grid w-full gap-4 sm:grid-cols-2">
          <Button size="xl" onClick={onContinue}>
            {texts.continue}
          </Button>
          <Button size="xl" variant="secondary" onClick={onFinish}>
            {texts.finish}
          </Button>
        </div>
      </div>
      {/* Inside the dialog: what is outside is inert and would not be heard. Said twice, not every second. */}
      <p role="status" className="sr-only">
        {texts.idleSpoken(left <= SPOKEN_AT ? SPOKEN_AT : COUNTDOWN_SECONDS)}
      </p>
    </Modal>
  );
}

/** Touching the screen beside the buttons, or typing, also counts as an answer. */
function useAnyAnswer(onAnswer: () => void): void {
  const answer = useEffectEvent((event: Event) => {
    const isBeside = event.target instanceof Element && event.target.closest('button') === null;
    const isLetter = event instanceof KeyboardEvent && /^[^ ]$/u.test(event.key);
    if (isLetter || (isBeside && event.type === 'click')) onAnswer();
  });
  useEffect(() => {
    for (const type of ['click', 'keydown']) addEventListener(type, answer);
    return () => {
      for (const type of ['click', 'keydown']) removeEventListener(type, answer);
    };
  }, []);
}

/** A ring that empties once in the remaining time. */
function CountdownRing({ left, of }: { left: number; of: number }) {
  return (
    <span aria-hidden="true" className="relative grid size-32 place-items-center">
      <svg viewBox="0 0 120 120" className="absolute inset-0 size-full -rotate-90" fill="none" strokeWidth="9">
        <circle cx="60" cy="60" r="54" className="stroke-meter-track" />
        <circle
          cx="60"
          cy="60"
          r="54"
          strokeLinecap="round"
          className="stroke-brand"
          strokeDasharray={TURN}
          strokeDashoffset={TURN * (1 - left / of)}
        />
      </svg>
      <span className="text-2xl font-bold">{texts.idleSeconds(left)}</span>
    </span>
  );
}
