import { Button } from './button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { Icon } from './icon.tsx';

/** A strip taller than this does not stay in view, because it would cover too much of the screen below. */
const STAYS_UP_TO = 160;

type SafetyStripProps = {
  facts: {
    readonly state: 'loading' | 'failed' | 'not-kept' | 'known';
    readonly allergies: readonly string[];
    readonly urgent: boolean;
    readonly warningSigns: readonly string[] | undefined;
    readonly reload: () => void;
  };
  words: {
    readonly region: string;
    readonly listed: (list: string) => string;
    readonly none: string;
    readonly notKept: string;
    readonly loading: string;
    readonly failed: string;
    readonly tryAgain: string;
  };
  /** Why the patient is urgent, as one sentence. */
  urgentText: string;
  className?: string;
};

/** Shown above everything about a patient: red with allergies and warning signs, neutral if none are recorded. */
export function SafetyStrip({ facts, words, urgentText, className }: SafetyStripProps) {
  const { state, allergies, urgent, reload } = facts;
  const list = allergies.join(', ');
  const isRed = urgent || allergies.length > 0 || state === 'failed';
  return (
    <section
      aria-label={words.region}
      aria-busy={state === 'loading'}
      className={classNames(
        'grid gap-1 rounded-input border-s-4 px-4 py-2.5',
        isRed ? 'border-danger bg-danger-bg text-danger-ink' : 'border-line-strong bg-surface-2 text-ink-2',
        isRed && list.length <= STAYS_UP_TO && 'top-0 z-10 tall:sticky',
        className,
      )}
    >
      {urgent && (
        <p className="flex items-start gap-2 font-bold">
          <Icon name="triangle-alert" className="mt-1" />
          <span className="min-w-0 wrap-anywhere">{urgentText}</span>
        </p>
      )}
      {state === 'loading' && <p>{words.loading}</p>}
      {state === 'not-kept' && <p>{words.notKept}</p>}
      {state === 'failed' && (
        <p className="flex flex-wrap items-center gap-x-3 font-semibold">
          {words.failed}
          <Button variant="quiet" className="min-h-11! px-3! py-1!" onClick={reload}>
            {words.tryAgain}
          </Button>
        </p>
      )}
      {state === 'known' && allergies.length === 0 && <p>{words.none}</p>}
      {state === 'known' && allergies.length > 0 && (
        <p className="flex items-start gap-2 font-bold">
          <Icon name="circle-alert" className="mt-1" />
          <span className="min-w-0 wrap-anywhere">{words.listed(list)}</span>
        </p>
      )}
    </section>
  );
}
