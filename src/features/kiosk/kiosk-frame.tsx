import { useEffect, useState, type ReactNode } from 'react';
import type { PinLock } from '#shared/contract/devices.ts';
import { applyDeviceSize } from '#src/platform/device-size.ts';
import { onEndVisit } from '#src/platform/end-visit.ts';
import { Brand } from './brand.tsx';
import { noteActivity, watchActivity } from './activity.ts';
import { AttractScreen } from './attract-screen.tsx';
import { resetDisplay, showAsKiosk } from './display-store.ts';
import { IdleDialog } from './idle-dialog.tsx';
import { KioskBar } from './kiosk-bar.tsx';
import { KioskClock } from './kiosk-clock.tsx';
import './kiosk-style.ts';
import { PinDialog } from './pin-dialog.tsx';
import { ResumeScreen } from './resume-screen.tsx';
import { UrgentScreen } from './urgent-screen.tsx';
import { tidyWhenNobodyIsHere } from './tidy-at-rest.ts';
import { useIdle } from './use-idle.ts';
import { keepAwake } from './wake-lock.ts';

/** On the page with the ticket there is nothing left to type. */
const TICKET_SECONDS = 30;

export type KioskVisit = {
  readonly ticket: string | undefined;
  /** The patient's own words hold warning signs, and this was not yet answered. */
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
  onStaff: () => void;
};

type Phase =
  | { readonly kind: 'looking' | 'attract' | 'visit' }
  | { readonly kind: 'resume'; readonly goOn: () => void };

/** The whole of a paired kiosk: attract screen, visit, "Are you still there?", and the way out for staff. */
export function KioskFrame(props: KioskFrameProps) {
  const { visit, idleSeconds, pin, status, children, findDraft, onStart, onEnd, onUrgentRead, onStaff } = props;
  const [phase, setPhase] = useState<Phase>({ kind: 'looking' });
  const [asking, setAsking] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useDeviceManners();

  useEffect(() => {
    void findDraft().then((goOn) => setPhase(goOn === undefined ? { kind: 'attract' } : { kind: 'resume', goOn }));
  }, [findDraft]);
  useEffect(() => (phase.kind === 'attract' ? tidyWhenNobodyIsHere() : undefined), [phase.kind]);
  // However a visit ends, on the page with the ticket too, the hall sees the attract screen next.
  useEffect(
    () =>
      onEndVisit(() => {
        setAsking(false);
        setPhase({ kind: 'attract' });
      }),
    [],
  );
  const seconds = visit.ticket === undefined ? idleSeconds : Math.min(TICKET_SECONDS, idleSeconds);
  useIdle(seconds, phase.kind !== 'visit' || asking, () => setAsking(true));

  const start = () => {
    goFullscreen();
    noteActivity();
    setPhase({ kind: 'visit' });
    onStart();
  };
  return (
    <div className="kiosk-frame">
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
        {phase.kind === 'visit' && (visit.urgent ? <UrgentScreen onGoOn={onUrgentRead} /> : children)}
      </main>
      <KioskBar ticket={visit.ticket} onFinish={phase.kind === 'visit' ? onEnd : undefined} />
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

/** What a device in a hall does all the time: stays awake, notices people, offers no menus of the browser's. */
function useDeviceManners(): void {
  useEffect(() => {
    applyDeviceSize();
    const noMenu = (event: Event) => event.preventDefault();
    for (const type of ['contextmenu', 'dragstart']) addEventListener(type, noMenu);
    const stops = [showAsKiosk(), watchActivity(), keepAwake(), onEndVisit(resetDisplay)];
    return () => {
      for (const type of ['contextmenu', 'dragstart']) removeEventListener(type, noMenu);
      for (const stop of stops) stop();
    };
  }, []);
}

/** Only a touch may ask for it; where it is refused the device's own kiosk mode does without. */
function goFullscreen(): void {
  if (document.fullscreenElement) return;
  void document.documentElement.requestFullscreen?.({ navigationUI: 'hide' }).catch(() => undefined);
}
