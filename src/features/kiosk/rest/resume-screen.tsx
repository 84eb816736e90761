import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { useCountdown } from './use-countdown.ts';

const SECONDS = 20;

/** After an unplanned reload: whoever is here now may not be the person who typed, so no name is shown. */
export function ResumeScreen({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const left = useCountdown(SECONDS, onNo);
  return (
    <div className="m-auto grid w-full max-w-[44rem] gap-8 rounded-card bg-white p-6 text-center shadow-card sm:p-12">
      <div className="grid gap-2">
        <PageHeading focusOnMount>{texts.resumeTitle}</PageHeading>
        <p className="text-ink-2">{texts.resumeText}</p>
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <Button size="xl" onClick={onYes}>
          {texts.resumeYes}
        </Button>
        <Button size="xl" variant="secondary" onClick={onNo}>
          {texts.resumeNo}
        </Button>
      </div>
      <p className="text-ink-2">{texts.resumeCountdown(left)}</p>
    </div>
  );
}
