import { kioskTexts } from '#src/locales/en/patient/kiosk.ts';
import type { WhereTo } from '#src/platform/api/device/self-check-in.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon, type IconName } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';

const texts = kioskTexts.checkIn;
const RECEPTION = { icon: 'hand-helping', look: 'bg-offline-bg text-offline' } as const;
const LOOKS: Readonly<Record<WhereTo, { icon: IconName; look: string; mayTryAgain?: true }>> = {
  seated: { icon: 'circle-check', look: 'bg-advice-bg text-advice' },
  early: { icon: 'clock', look: 'bg-scheduled-bg text-scheduled' },
  desk: { ...RECEPTION, mayTryAgain: true },
  offline: RECEPTION,
  slow: RECEPTION,
  busy: { ...RECEPTION, mayTryAgain: true },
};

type WhereToGoProps = { say: WhereTo; onDone: () => void; onAgain: () => void };

/** One sentence about where to go, to be read in passing. It names nobody, and no number. */
export function WhereToGo({ say, onDone, onAgain }: WhereToGoProps) {
  const { icon, look, mayTryAgain = false } = LOOKS[say];
  return (
    <div className="m-auto grid w-full max-w-[44rem] justify-items-center gap-8 rounded-card bg-white p-6 text-center shadow-card sm:p-12">
      <span className={`inline-flex size-32 items-center justify-center rounded-full text-5xl ${look}`}>
        <Icon name={icon} />
      </span>
      <div className="grid gap-3">
        <PageHeading focusOnMount>{texts[say].title}</PageHeading>
        <p className="text-xl text-ink-2">{texts[say].text}</p>
      </div>
      <div className="grid w-full gap-4">
        <Button size="xl" onClick={onDone}>
          {texts.done}
        </Button>
        {mayTryAgain && (
          <Button size="xl" variant="secondary" onClick={onAgain}>
            {texts.again}
          </Button>
        )}
      </div>
    </div>
  );
}
