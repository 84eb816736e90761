import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { readQuery, type FrontdeskSearch } from '#src/features/registration/handover.ts';
import { RegistrationPage } from '#src/features/registration/registration-page.tsx';
import { beginWith, forgetVisit, useRegistration } from '#src/features/registration/registration-store.ts';
import { VoiceWaiting } from '#src/features/registration/voice-waiting.tsx';
import { frontdeskTexts } from '#src/locales/en/frontdesk.ts';

const VoiceIntake = lazy(async () => {
  const { VoiceIntake: Intake } = await import('#src/features/intake/voice-intake.tsx');
  return { default: Intake };
});

export const Route = createFileRoute('/frontdesk')({
  staticData: { title: frontdeskTexts.title },
  validateSearch: (search: FrontdeskSearch): FrontdeskSearch => search,
  beforeLoad: ({ location, preload }) => {
    const { handover, wish, sensitive } = readQuery(location.searchStr);
    if (preload || !sensitive) return;
    // A patient's words leave the address before anything is painted or asked for (decisions.md "Registration").
    beginWith(handover);
    throw redirect({ to: '/frontdesk', search: wish ?? {}, replace: true });
  },
  onLeave: () => {
    const isDone = 'ticket' in useRegistration.getState().submission;
    if (isDone || window.location.pathname === '/') forgetVisit();
  },
  component: Frontdesk,
});

function Frontdesk() {
  const search = useLocation({ select: (location) => location.searchStr });
  return (
    <RegistrationPage
      wish={readQuery(search).wish}
      voiceIntake={(intake) => (
        <Suspense fallback={<VoiceWaiting />}>
          <VoiceIntake variant="tab" {...intake} />
        </Suspense>
      )}
    />
  );
}
