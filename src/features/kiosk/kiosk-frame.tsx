import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { KeptPin } from '#src/platform/device/device.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { noteActivity } from '#src/platform/device/activity.ts';
import { AttractScreen } from '#src/features/kiosk/rest/attract-screen.tsx';
import { Brand } from '#src/features/kiosk/bar/brand.tsx';
import { goFullscreen, useKioskBehaviour } from '#src/features/kiosk/lock/kiosk-behaviour.ts';
import { CheckInScreen } from '#src/features/kiosk/check-in/check-in-screen.tsx';
import { COUNTDOWN_SECONDS, IdleDialog } from '#src/features/kiosk/rest/idle-dialog.tsx';
import { KioskBar } from '#src/features/kiosk/bar/kiosk-bar.tsx';
import { KioskLanguage } from '#src/features/kiosk/bar/kiosk-language.tsx';
import { KioskClock } from '#src/features/kiosk/bar/kiosk-clock.tsx';
import '#src/features/kiosk/style/kiosk-style.ts';
import { PinDialog } from '#src/features/kiosk/lock/pin-dialog.tsx';
import { ResumeScreen } from '#src/features/kiosk/rest/resume-screen.tsx';
import { TicketTime } from '#src/features/kiosk/rest/ticket-time.tsx';
import { tidyWhenNobodyIsHere } from '#src/features/kiosk/rest/tidy-at-rest.ts';
import { UrgentScreen } from '#src/features/kiosk/rest/urgent-screen.tsx';
import { useGoneWhileAsleep, useIdle } from '#src/features/kiosk/rest/use-idle.ts';

/** How long an unanswered warning stays; then staff are called again, and the screen is free for the next patient. */
const WARNING_STANDS_SECONDS = 10 * 60;

export type KioskVisit = {
  readonly ticket: string | undefined;
  /** The patient's words contain warning signs. */
  readonly warned: boolean;
  /** The warning fills the screen: nobody has answered it yet. */
  readonly urgent: boolean;
};

type KioskFrameProps = {
  visit: KioskVisit;
  idleSeconds: number;
  pin: KeptPin | undefined;
  /** Whoever has a ticket and its code may check in here. */
  checksIn: boolean;
  status: ReactNode;
  children: ReactNode;
  /** What an unplanned reload has left, looked for once; undefined if nothing. */
  findDraft: () => Promise<(() => void) | undefined>;
  onStart: () => void;
  onEnd: () => void;
  onUrgentRead: () => void;
  /** Nothing has been touched since: the warning is shown again, over what was typed. */
  onUrgentAgain: () => void;
  /** Nobody has come for a long time. */
  onUrgentForgotten: () => void;
  onStaff: () => void;
};

type Phase =
  | { readonly kind: 'looking' | 'attract' | 'visit' }
  /** Told where to go, nobody needs to be asked any more. */
  | { readonly kind: 'check-in'; readonly isTold: boolean }
  | { readonly kind: 'resume'; readonly goOn: () => void };

/** The whole of a paired kiosk: attract screen, visit, "Are you still there?", and the exit for staff. */
export function KioskFrame(props: KioskFrameProps) {
  const { visit, idleSeconds, pin, checksIn, status, children, findDraft, onStart, onEnd, onStaff } = props;
  const { onUrgentRead, onUrgentAgain, onUrgentForgotten } = props;
  const [phase, setPhase] = useState<Phase>({ kind: 'looking' });
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  /** A new value closes what the previous person opened in the bar. */
  const [rounds, setRounds] = useState(0);
  useKioskBehaviour();

  // Without a draft the device starts a new visit, whatever a closed tab has left in its history or display.
  const begin = useEffectEvent((goOn: (() => void) | undefined) => {
    if (goOn === undefined) onEnd();
    else setPhase({ kind: 'resume', goOn });
  });
  useEffect(() => void findDraft().then(begin), [findDraft]);
  const closeWhatIsOpen = useEffectEvent(() => {
    setLeaving(false);
    setRounds((before) => before + 1);
  });
  useEffect(() => (phase.kind === 'attract' ? tidyWhenNobodyIsHere(closeWhatIsOpen) : undefined), [phase.kind]);
  // However a visit ends, even on the ticket page, the attract screen comes next.
  useEffect(
    () =>
      onEndVisit(() => {
        setAsking(false);
        setLeaving(false);
        setRounds((before) => before + 1);
        setPhase({ kind: 'attract' });
      }),
    [],
  );
  const isTold = phase.kind === 'check-in' && phase.isTold;
  const hasTicket = isTold || (phase.kind === 'visit' && visit.ticket !== undefined);
  // Somebody who has had a stroke touches nothing any more: no timer removes the warning while somebody may still come.
  const isWarned = phase.kind === 'visit' && visit.warned;
  const askOrWarn = isWarned ? onUrgentAgain : () => setAsking(true);
  const isNobodyHere = phase.kind !== 'visit' && phase.kind !== 'check-in';
  useIdle(idleSeconds, isNobodyHere || hasTicket || visit.urgent || asking, askOrWarn);
  useGoneWhileAsleep(idleSeconds + COUNTDOWN_SECONDS, isNobodyHere, isWarned ? onUrgentAgain : onEnd);
  useIdle(WARNING_STANDS_SECONDS, !isWarned, () => {
    onUrgentForgotten();
    onEnd();
  });

  const goTo = (next: Phase) => {
    goFullscreen();
    noteActivity();
    setPhase(next);
  };
  const start = () => {
    goTo({ kind: 'visit' });
    onStart();
  };
  return (
    <div className={asking || leaving ? 'kiosk-frame kiosk-frame-asks' : 'kiosk-frame'}>
      {!isNobodyHere && (
        <header className="kiosk-header">
          <Brand />
          {status}
          <KioskLanguage />
          <KioskClock className="kiosk-header-clock" onStaff={() => setLeaving(true)} />
        </header>
      )}
      <main id="main" tabIndex={-1} className="kiosk-main">
        {phase.kind === 'attract' && (
          <AttractScreen
            onStart={start}
            onCheckIn={checksIn ? () => goTo({ kind: 'check-in', isTold: false }) : undefined}
            onStaff={() => setLeaving(true)}
          />
        )}
        {phase.kind === 'check-in' && (
          <CheckInScreen onDone={onEnd} onTold={(told) => setPhase({ kind: 'check-in', isTold: told })} />
        )}
        {phase.kind === 'resume' && (
          <ResumeScreen
            onYes={() => {
              noteActivity();
              setPhase({ kind: 'visit' });
              phase.goOn();
            }}
            onNo={onEnd}
          />
        )}
        {phase.kind === 'visit' && (visit.urgent ? <UrgentScreen onGoOn={onUrgentRead} /> : <>{children}</>)}
      </main>
      <footer className="kiosk-foot">
        {hasTicket && !isWarned && <TicketTime onOver={onEnd} />}
        <KioskBar key={`${phase.kind} ${rounds}`} ticket={visit.ticket} onFinish={isNobodyHere ? undefined : onEnd} />
      </footer>
      {asking && (
        <IdleDialog
          onContinue={() => {
            noteActivity();
            setAsking(false);
          }}
          onFinish={onEnd}
        />
      )}
      {leaving && <PinDialog pin={pin} onRight={onStaff} onClose={() => setLeaving(false)} />}
    </div>
  );
}
