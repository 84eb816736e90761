import { useNavigate, useRouter } from '@tanstack/react-router';
import { useEffect, useState, type ReactNode } from 'react';
import { isLanguageTag, type LanguageTag } from '#shared/languages/screens/language-tags.ts';
import { reportWhileOpen } from '#src/features/devices/report/report-device.ts';
import { leaveFullscreen } from '#src/features/kiosk/lock/kiosk-behaviour.ts';
import { KioskFrame } from '#src/features/kiosk/kiosk-frame.tsx';
import { returnWhenForgotten } from '#src/features/kiosk/rest/return-when-forgotten.ts';
import { wakeState } from '#src/platform/device/wake-lock.ts';
import { keepDraft, readDraft, type Draft } from '#src/features/registration/visit/draft.ts';
import { loadFirstStep } from '#src/features/registration/registration-page.tsx';
import { noteChoice } from '#src/features/registration/choose/note-choice.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { useEndVisit } from '#src/features/registration/visit/use-end-visit.ts';
import { callStaff } from '#src/offline/network/call-staff.ts';
import { ConnectionStatusSlot } from '#src/features/shell/status/connection-status-slot.tsx';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import type { ThisDevice } from '#src/platform/device/device.ts';
import { whenIdle } from '#src/platform/loading/later/when-idle.ts';
import { chooseLanguage } from '#src/platform/language/page-languages.ts';
import { offeredLanguages } from '#src/platform/language/offered-languages.ts';
import { leaveKioskMode } from '#src/platform/device/kiosk.ts';

/** Loaded when the page is idle: a kiosk offers its languages without a network, too, and reads them aloud. */
async function keepOffered(tags: readonly LanguageTag[]): Promise<void> {
  if (tags.length > 1) {
    const { keepLanguages } = await import('#src/platform/language/texts/keep-languages.ts');
    await keepLanguages(tags);
  }
  const { keepRecordings } = await import('#src/platform/recordings/keep-recordings.ts');
  await keepRecordings(tags, ['pages', 'call']);
}

type KioskShellProps = { device: ThisDevice; children: ReactNode };

/** What a paired kiosk shows instead of the site: one registration after another. */
export function KioskShell({ device, children }: KioskShellProps) {
  const navigate = useNavigate();
  const clinic = useClinic();
  const offered = offeredLanguages(clinic.languages).join(' ');
  const finish = useEndVisit();
  const { submission, redFlags, warnedBy, warningRead } = useRegistration();
  const [findDraft] = useState(() => async () => {
    const draft = await readDraft();
    // The question whether to go on is asked in the patient’s language, too.
    if (draft?.language !== undefined && isLanguageTag(draft.language)) await chooseLanguage(draft.language);
    return draft && (() => takeUp(draft));
  });

  const router = useRouter();
  useEffect(() => keepDraft(() => router.state.location.state.registration?.step), [router]);
  useEffect(() => reportWhileOpen(wakeState), []);
  useEffect(loadFirstStep, []);
  useEffect(() => whenIdle(() => void keepOffered(offered.split(' ').filter(isLanguageTag))), [offered]);

  function takeUp({ state, step }: Draft): void {
    useRegistration.setState({ ...state, moved: true }, true);
    void navigate({
      to: '/frontdesk',
      search: {},
      state: step === undefined ? {} : { registration: { visit: state.visit, step } },
      replace: true,
    });
  }

  function start(): void {
    const { department } = device.settings;
    if (department === '') return;
    void navigate({ to: '/frontdesk', search: {}, state: noteChoice({ department }) });
  }

  function letStaffOut(): void {
    finish();
    leaveKioskMode();
    leaveFullscreen();
    void navigate({ to: '/device' });
    returnWhenForgotten(() => void router.navigate({ to: '/frontdesk', search: {}, replace: true }));
  }

  const ticket = 'ticket' in submission ? submission.ticket : undefined;
  const isWarned = redFlags.length > 0;
  // Not while somebody is typing, and not between Submit and the ticket page, which shows the warning itself.
  const isAtWork = warnedBy === 'typing' || submission.kind === 'sending' || ticket !== undefined;

  return (
    <KioskFrame
      visit={{ ticket, warned: isWarned, urgent: isWarned && !isAtWork && !warningRead }}
      idleSeconds={device.settings.idleSeconds ?? clinic.idleSeconds}
      pin={device.settings.pin}
      checksIn={clinic.selfCheckIn}
      status={<ConnectionStatusSlot />}
      findDraft={findDraft}
      onStart={start}
      onEnd={finish}
      onUrgentRead={() => useRegistration.setState({ warningRead: true })}
      onUrgentAgain={() => useRegistration.setState({ warnedBy: 'typed', warningRead: false })}
      onUrgentForgotten={() => callStaff(crypto.randomUUID(), { ticket, signs: redFlags })}
      onStaff={letStaffOut}
    >
      {children}
    </KioskFrame>
  );
}
