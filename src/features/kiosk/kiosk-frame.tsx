import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import type { PinLock } from '#shared/contract/device/devices.ts';
import { onEndVisit } from '#src/platform/device/end-visit.ts';
import { noteActivity } from '#src/features/kiosk/rest/activity.ts';
import { AttractScreen } from '#src/features/kiosk/rest/attract-screen.tsx';
import { Brand } from '#src/features/kiosk/bar/brand.tsx';
import { goFullscreen, useDeviceManners } from '#src/features/kiosk/lock/kiosk-behaviour.ts';
import { COUNTDOWN_SECONDS, IdleDialog } from '#src/features/kiosk/rest/idle-dialog.tsx';
import { KioskBar } from '#src/features/kiosk/bar/kiosk-bar.tsx';
import { KioskClock } from '#src/features/kiosk/bar/kiosk-clock.tsx';
import '#src/features/kiosk/style/kiosk-style.ts';
import { PinDialog } from '#src/features/kiosk/lock/pin-dialog.tsx';
import { ResumeScreen } from '#src/features/kiosk/rest/resume-screen.tsx';
import { TicketTime } from '#src/features/kiosk/rest/ticket-time.tsx';
import { tidyWhenNobodyIsHere } from '#src/features/kiosk/rest/tidy-at-rest.ts';
import { UrgentScreen } from '#src/features/kiosk/rest/urgent-screen.tsx';
import { useGoneWhileAsleep, useIdle } from '#src/features/kiosk/rest/use-idle.ts';

/** So long a warning stands that nobody answers; then staff are called once more, and the screen is the next patient's. */
const WARNING_STANDS_SECONDS = 10 * 60;

export type KioskVisit = {
  readonly ticket: string | undefined;
  /** The patient's own words hold warning signs. */
  readonly warned: boolean;
  /** They take the whole screen: nobody has answered them yet. */
  readonly urgent: boolean;
};

type KioskFrameProps = {
  visit: KioskVisit;
  idleSeconds: number;
  pin: PinLock;
  status: ReactNode;
  children: ReactNode;
  /** What an unplanned reload has left, looked for once; undefined: nothing. */
  findDraft: () => Promise<(() => void) | undefined>;
  onStart: () => void;
  onEnd: () => void;
  onUrgentRead: () => void;
  /** Nobody has touched anything since: the warning stands again, over what was typed. */
  onUrgentAgain: () => void;
  /** Nobody has come for a long time. */
  onUrgentForgotten: () => void;
  onStaff: () => void;
};

type Phase =
  | { readonly kind: 'looking' | 'attract' | 'visit' }
  | { readonly kind: 'resume'; readonly goOn: () => void };

/** The whole of a paired kiosk: attract screen, visit, "Are you still there?", and the way out for staff. */
export function KioskFrame(props: KioskFrameProps) {
  const { visit, idleSeconds, pin, status, children, findDraft, onStart, onEnd, onStaff } = props;
  const { onUrgentRead, onUrgentAgain, onUrgentForgotten } = props;
  const [phase, setPhase] = useState<Phase>({ kind: 'looking' });
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  /** A new one closes what the last person has opened in the bar. */
  const [rounds, setRounds] = useState(0);
  useDeviceManners();

  // Without a draft the device begins with nobody, whatever a closed tab has left in its history or its display.
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
  // However a visit ends, on the page with the ticket too, the hall sees the attract screen next.
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
  const hasTicket = phase.kind === 'visit' && visit.ticket !== undefined;
  // Whoever had a stroke touches nothing any more: no clock takes the warning away while somebody may still come.
  const isWarned = phase.kind === 'visit' && visit.warned;
  const askOrWarn = isWarned ? onUrgentAgain : () => setAsking(true);
  useIdle(idleSeconds, phase.kind !== 'visit' || hasTicket || visit.urgent || asking, askOrWarn);
  useGoneWhileAsleep(idleSeconds + COUNTDOWN_SECONDS, phase.kind !== 'visit', isWarned ? onUrgentAgain : onEnd);
  useIdle(WARNING_STANDS_SECONDS, !isWarned, () => {
    onUrgentForgotten();
    onEnd();
  });

  const start = () => {
    goFullscreen();
    noteActivity();
    setPhase({ kind: 'visit' });
    onStart();
  };
  return (
    <div className={asking || leaving ? 'kiosk-frame kiosk-frame-asks' : 'kiosk-frame'}>
      {phase.kind === 'visit' && (
        <header className="kiosk-header">
          <Brand />
          {status}
          <KioskClock className="kiosk-header-clock" onStaff={() => setLeaving(true)} />
        </header>
      )}
      <main id="main" tabIndex={-1} className="kiosk-main">
        {phase.kind === 'attract' && <AttractScreen onStart={start} onStaff={() => setLeaving(true)} />}
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
      <div className="kiosk-foot">
        {hasTicket && !isWarned && <TicketTime onOver={onEnd} />}
        <KioskBar
          key={`${phase.kind} ${rounds}`}
          ticket={visit.ticket}
          onFinish={phase.kind === 'visit' ? onEnd : undefined}
        />
      </div>
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
