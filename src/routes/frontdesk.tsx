import { createFileRoute, redirect, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import { readQuery, type FrontdeskSearch } from '#src/features/registration/visit/handover.ts';
import { OutcomeBoundary } from '#src/features/registration/send/outcome-boundary.tsx';
import { RegistrationPage } from '#src/features/registration/registration-page.tsx';
import { beginWith, forgetVisit, useRegistration } from '#src/features/registration/visit/registration-store.ts';
import type { VoiceSlot } from '#src/features/registration/visit/voice-slot.ts';
import { VoiceWaiting } from '#src/features/registration/hear/voice-waiting.tsx';
import { keepEnginesReady } from '#src/platform/speech/keep-ready.ts';
import { isKioskMode } from '#src/platform/device/kiosk.ts';
import { useFullStyles } from '#src/platform/loading/first-paint/full-styles.ts';

/** The recorder loads after the first paint, as does the check whether a recording could be sent. */
const VoiceIntake = lazy(async () => {
  const [intake, { useConnectivity }, { useClinic }] = await Promise.all([
    import('#src/features/intake/panel/voice-intake.tsx'),
    import('#src/offline/state/connectivity.ts'),
    import('#src/platform/clinic/clinic.ts'),
  ]);
  const Connected = (slot: VoiceSlot) => {
    const offline = useConnectivity(({ state }) => state === 'offline');
    const deviceOnly = useClinic().speech === 'device-only';
    return (
      <intake.VoiceIntake
        variant="tab"
        offline={offline}
        deviceOnly={deviceOnly}
        endsOnSilence={isKioskMode()}
        {...slot}
      />
    );
  };
  return { default: Connected };
});

export const Route = createFileRoute('/frontdesk')({
  staticData: { title: 'frontdesk' },
  validateSearch: (search: FrontdeskSearch): FrontdeskSearch => search,
  beforeLoad: ({ location, preload }) => {
    const { handover, wish, sensitive } = readQuery(location.searchStr);
    if (preload || !sensitive) return;
    // A patient's words are removed from the URL before anything is painted or requested (REG-5).
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
  useFullStyles();
  useEffect(() => keepEnginesReady(), []);
  const search = useLocation({ select: (location) => location.searchStr });
  const visit = useRegistration((state) => state.visit);
  return (
    <OutcomeBoundary visit={visit}>
      <RegistrationPage wish={readQuery(search).wish} Intake={Intake} />
    </OutcomeBoundary>
  );
}

function Intake(slot: VoiceSlot) {
  return (
    <Suspense fallback={<VoiceWaiting />}>
      <VoiceIntake {...slot} />
    </Suspense>
  );
}
