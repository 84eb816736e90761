import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { pageTitles } from '#src/locales/en/everywhere/page-titles.ts';
import { waitingScreenTexts as texts } from '#src/locales/en/patient/waiting-screen.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';

/** Loaded on paired screens only. */
const PairedDisplay = lazy(async () => ({ default: (await import('./-paired/display.tsx')).PairedDisplay }));

export const Route = createFileRoute('/display')({ staticData: { title: pageTitles.display }, component: Display });

function Display() {
  if (useDevice()?.kind === 'display') {
    return (
      <Suspense>
        <PairedDisplay />
      </Suspense>
    );
  }
  return (
    <div className="mx-auto grid w-full max-w-[44rem] gap-6 px-4 py-10">
      <PageHeading>{texts.title}</PageHeading>
      <EmptyState
        icon="ticket"
        title={texts.notPaired}
        text={texts.notPairedText}
        action={
          <Link to="/device" className={buttonClass({ size: 'lg' })}>
            {texts.pair}
          </Link>
        }
      />
    </div>
  );
}
