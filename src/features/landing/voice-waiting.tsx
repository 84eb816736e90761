import { intakeTexts } from '#src/locales/en/intake.ts';
import { Icon } from '#src/ui/icon.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

/** Stands where the microphone will be until its code is there: same places, same sizes, nothing to press yet. */
export function VoiceWaiting() {
  return (
    <div className="grid justify-items-center gap-4 text-center">
      <span className="my-8 grid size-44 place-items-center rounded-full bg-brand text-white" aria-hidden="true">
        <Icon name="mic" size={450} />
      </span>
      <p className="text-xl font-semibold text-balance text-ink">{intakeTexts.idlePrompt}</p>
      <Skeleton className="h-14 w-44" />
      <p className="max-w-prose text-base text-pretty text-ink-2">{intakeTexts.privacy(intakeTexts.defaultProvider)}</p>
    </div>
  );
}
