import { useEffect, useState } from 'react';
import type { KeptPin } from '#src/platform/device/device.ts';
import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { checkPin, lockedMs } from './check-pin.ts';
import { Modal } from '#src/features/kiosk/bar/modal.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const MOST_DIGITS = 8;

function lockedWords(): string {
  const seconds = Math.ceil(lockedMs() / 1000);
  return seconds < 90 ? texts.pinLocked(seconds) : texts.pinLockedLong(Math.ceil(seconds / 60));
}

type PinDialogProps = { pin: KeptPin | undefined; onRight: () => void; onClose: () => void };

/** Staff leave the kiosk with their PIN. It has its own keypad, because a kiosk may have no keyboard. */
export function PinDialog({ pin, onRight, onClose }: PinDialogProps) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | undefined>(() => (lockedMs() > 0 ? lockedWords() : undefined));
  const [locked, setLocked] = useState(() => lockedMs() > 0);

  useEffect(() => {
    if (!locked) return undefined;
    const timer = setTimeout(() => {
      setLocked(false);
      setProblem(undefined);
    }, lockedMs());
    return () => clearTimeout(timer);
  }, [locked]);

  async function enter(): Promise<void> {
    const answer = await checkPin(typed, pin);
    setTyped('');
    if (answer.kind === 'right') onRight();
    else setProblem(answer.kind === 'locked' ? lockedWords() : texts.pinWrong(answer.left));
    setLocked(answer.kind === 'locked');
  }

  const type = (digit: string) => setTyped((before) => (before + digit).slice(0, MOST_DIGITS));
  return (
    <Modal role="dialog" titleId="pin-title" textId="pin-text" onCancel={onClose}>
      <form
        autoComplete="off"
        className="grid grid-cols-1 justify-items-center gap-4 text-center"
        onSubmit={(event) => {
          event.preventDefault();
          if (!locked) void enter();
        }}
      >
        <div className="grid gap-1">
          <h2 id="pin-title" className="text-2xl font-bold">
            {texts.pinTitle}
          </h2>
          <p id="pin-text" className="text-ink-2">
            {texts.pinText}
          </p>
        </div>
        <input
          // Not a password field: the browser would offer to save the PIN, and then fill it in for anybody.
          type="text"
          inputMode="none"
          autoComplete="off"
          spellCheck={false}
          aria-label={texts.pinLabel}
          value={typed}
          maxLength={MOST_DIGITS}
          className="min-h-16 w-72 max-w-full rounded-input border-2 border-line-strong bg-white text-center text-3xl tracking-[0.4em] [-webkit-text-security:disc]"
          onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        />
        <p role="alert" className="min-h-[1.5em] font-semibold text-danger">
          {problem}
        </p>
        <div className="grid w-72 max-w-full grid-cols-3 gap-3">
          {DIGITS.map((digit) => (
            <Button
              key={digit}
              variant="secondary"
              className={digit === '0' ? 'col-start-2 px-0! text-xl!' : 'px-0! text-xl!'}
              onClick={() => type(digit)}
            >
              {digit}
            </Button>
          ))}
          <Button variant="quiet" className="px-0!" onClick={() => setTyped((before) => before.slice(0, -1))}>
            <span className="sr-only">{texts.pinDelete}</span>
            <Icon name="arrow-left" />
          </Button>
        </div>
        <div className="grid w-full gap-3 sm:grid-cols-2">
          <Button variant="secondary" onClick={onClose}>
            {texts.pinCancel}
          </Button>
          <Button type="submit" aria-disabled={locked || undefined}>
            {texts.pinEnter}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
