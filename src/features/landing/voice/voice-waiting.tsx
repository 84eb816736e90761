import { Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { landingTexts } from '#src/locales/en/patient/landing.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

const texts = landingTexts.voice.waiting;

/**
 * A placeholder for the microphone until its code has loaded, with the same layout. A click is remembered by the
 * parent. If the code never loads, a click gets an answer, and the link to the form remains.
 */
export function VoiceWaiting({ microphone, isMissing }: { microphone: ComponentProps<'button'>; isMissing: boolean }) {
  return (
    <div className="voice-idle grid justify-items-center gap-x-4 gap-y-2 text-center sm:gap-y-4">
      <button
        {...microphone}
        type="button"
        aria-label={texts.startButton}
        className="microphone grid place-items-center rounded-full bg-brand text-white shadow-button hover:bg-brand-strong pressable"
      >
        <Icon name="mic" size={450} />
      </button>
      <p role="status" className="text-base font-semibold text-balance text-ink sm:text-xl">
        {isMissing ? texts.missing : texts.prompt}
      </p>
      <Link to="/frontdesk" className={buttonClass({ variant: 'quiet', size: 'lg', className: 'voice-type' })}>
        <Icon name="keyboard" />
        {texts.typeInstead}
      </Link>
      <p className="max-w-prose text-sm text-pretty sm:text-base text-ink-2">{texts.privacy}</p>
    </div>
  );
}
