import { kioskTexts as texts } from '#src/locales/en/patient/kiosk.ts';
import { warningTexts } from '#src/locales/en/everywhere/red-flags.ts';
import { useStaffCalled } from '#src/offline/network/staff-called.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { HelpButton } from '#src/features/kiosk/bar/help-button.tsx';

/**
 * A page of its own for words that must not wait for a form. It names no suspicion, says whether staff know, and stays
 * until somebody answers it.
 */
export function UrgentScreen({ onGoOn }: { onGoOn: () => void }) {
  const called = useStaffCalled(({ state }) => state);
  return (
    <div className="m-auto grid w-full max-w-[46rem] justify-items-center gap-8 rounded-card border-4 border-danger bg-white p-6 text-center shadow-card sm:p-12">
      <span className="inline-flex size-32 items-center justify-center rounded-full bg-danger-bg text-5xl text-danger">
        <Icon name="triangle-alert" />
      </span>
      <div className="grid gap-3">
        <PageHeading focusOnMount>{warningTexts.inTheHouse.title}</PageHeading>
        <p className="text-xl text-ink-2">{warningTexts.inTheHouse.text}</p>
        {called !== 'not asked' && (
          <p role="status" className="text-xl font-bold text-ink">
            {warningTexts.staff[called]}
          </p>
        )}
      </div>
      <HelpButton ticket={undefined} primary className="w-full" />
      <Button size="lg" variant="quiet" onClick={onGoOn}>
        {texts.urgentGoOn}
      </Button>
    </div>
  );
}
