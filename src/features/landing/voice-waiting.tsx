import { Link } from '@tanstack/react-router';
import { landingTexts } from '#src/locales/en/landing.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';

const texts = landingTexts.voice.waiting;

/**
 * Stands where the microphone will be until its code is there: same places, same sizes, nothing to press yet but the
 * way to the form, which also remains should the code never come.
 */
export function VoiceWaiting() {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span className="my-8 grid size-44 place-items-center rounded-full bg-brand text-white" aria-hidden="true">
        <Icon name="mic" size={450} />
      </span>
      <p className="text-xl font-semibold text-balance text-ink">{texts.prompt}</p>
      <Link to="/frontdesk" className={buttonClass({ variant: 'quiet', size: 'lg' })}>
        <Icon name="keyboard" />
        {texts.typeInstead}
      </Link>
      <p className="max-w-prose text-base text-pretty text-ink-2">{texts.privacy}</p>
    </div>
  );
}
