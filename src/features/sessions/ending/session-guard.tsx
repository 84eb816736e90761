import { lazy, Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Role } from '#shared/contract/staff/roles.ts';
import { sessionEndTexts as texts } from '#src/locales/en/account/session-end.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { lookAtSession, stayLoggedIn } from '#src/platform/api/staff/session.ts';
import { coverScreen, uncoverScreen } from '#src/platform/staff/session/cover-screen.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { useConfirmAgain } from '#src/platform/staff/session/confirm-again.ts';
import {
  sessionEndsAt,
  sessionPhase,
  type SessionPhase,
  useSessionEnd,
} from '#src/platform/staff/session/session-end.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useIdleCover } from './use-idle-cover.ts';

const SessionCover = lazy(async () => ({ default: (await import('./session-cover.tsx')).SessionCover }));
const AskAgainDialog = lazy(async () => ({
  default: (await import('../protection/ask-again-dialog.tsx')).AskAgainDialog,
}));

const LOOKS_EVERY_MS = 5000;

/** Warns before a session ends, and covers the screen when it has: nobody reads on at a desk that somebody has left. */
export function SessionGuard({ staff }: { staff: Role }) {
  const phase = useSessionPhase();
  useIdleCover(staff);
  const covered = useSessionEnd((state) => state.covered);
  const isAsked = useConfirmAgain(({ asked }) => asked !== undefined);
  const host = document.getElementById('session');
  if (!host) return null;
  if (covered)
    return createPortal(
      <Suspense>
        <SessionCover staff={staff} />
      </Suspense>,
      host,
    );
  if (isAsked)
    return (
      <Suspense>
        <AskAgainDialog />
      </Suspense>
    );
  return phase === 'idle' || phase === 'whole' ? createPortal(<EndsSoon phase={phase} />, host) : null;
}

/** Another tab may have stayed logged in: the server is asked before a warning, and after the screen was covered. */
function useSessionPhase(): SessionPhase {
  const [phase, setPhase] = useState<SessionPhase>('open');
  useEffect(() => {
    let gone = false;
    const look = async () => {
      const byClock = sessionPhase();
      if (byClock === 'open') {
        setPhase('open');
        return;
      }
      const wasCovered = useSessionEnd.getState().covered;
      if (byClock === 'over' && !wasCovered) coverScreen();
      if (wasCovered) return;
      const answer = await lookAtSession();
      if (gone) return;
      const now = sessionPhase();
      setPhase(now);
      if (!answer.ok && isSignedOut(answer.problem)) coverScreen();
      else if (answer.ok && byClock === 'over' && now !== 'over') uncover();
    };
    const lookNow = () => void look();
    const watch = setInterval(lookNow, LOOKS_EVERY_MS);
    // Timers stand still in a laptop that sleeps; the clock has gone on.
    const leave = new AbortController();
    for (const event of ['focus', 'pageshow']) addEventListener(event, lookNow, { signal: leave.signal });
    document.addEventListener('visibilitychange', lookNow, { signal: leave.signal });
    return () => {
      gone = true;
      clearInterval(watch);
      leave.abort();
      uncoverScreen();
    };
  }, []);
  return phase;
}

/** It was covered by the clock alone, and the server says that the session goes on. */
function uncover(): void {
  const { heard } = useSessionEnd.getState();
  uncoverScreen();
  useSessionEnd.setState({ heard });
}

function EndsSoon({ phase }: { phase: 'idle' | 'whole' }) {
  const heard = useSessionEnd((state) => state.heard);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  async function stay(): Promise<void> {
    setBusy(true);
    const answer = await stayLoggedIn();
    setBusy(false);
    setFailed(!answer.ok && !isSignedOut(answer.problem));
    if (!answer.ok && isSignedOut(answer.problem)) coverScreen();
  }

  if (!heard || (phase === 'idle' && sessionPhase() === 'open')) return null;
  // To the minute, and so not a second more than there is.
  const time = formatClinicTime(new Date(sessionEndsAt(heard)).toISOString(), 'time') ?? '';
  return (
    <div role="alert" className="session-notice">
      <Alert
        tone="warning"
        title={texts.soon(time)}
        action={
          phase === 'idle' && (
            <Button busy={busy} onClick={() => void stay()}>
              {texts.stay}
            </Button>
          )
        }
      >
        <p>{phase === 'idle' ? texts.idleText : texts.wholeText}</p>
        {failed && <p className="font-semibold">{texts.stayFailed}</p>}
      </Alert>
    </div>
  );
}
