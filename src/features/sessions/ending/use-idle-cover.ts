import { useEffect } from 'react';
import type { Role } from '#shared/contract/staff/roles.ts';
import { logOut } from '#src/platform/api/staff/sessions.ts';
import { useClinic } from '#src/platform/clinic/clinic.ts';
import { awayMs, watchActivity } from '#src/platform/device/activity.ts';
import { useDevice } from '#src/platform/device/use-device.ts';
import { coverScreen } from '#src/platform/staff/session/cover-screen.ts';
import { useSessionEnd } from '#src/platform/staff/session/session-end.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

const LOOKS_EVERY_MS = 1000;

/** A paired device stands in front of the public: unused for its idle time, it covers the screen and ends the session. */
export function useIdleCover(staff: Role): void {
  const device = useDevice();
  const { idleSeconds } = useClinic();
  const isPaired = device !== null;
  const idleMs = (device?.settings.idleSeconds ?? idleSeconds) * 1000;

  useEffect(() => {
    if (!isPaired) return undefined;
    const stopWatching = watchActivity();
    const look = setInterval(() => {
      const { covered } = useSessionEnd.getState();
      if (covered || awayMs() < idleMs) return;
      coverScreen('idle');
      void endSession(staff);
    }, LOOKS_EVERY_MS);
    return () => {
      clearInterval(look);
      stopWatching();
    };
  }, [isPaired, idleMs, staff]);
}

/** A reload must not open the screen again: asked until the server has ended the session, or somebody has logged in. */
async function endSession(staff: Role): Promise<void> {
  const answer = await logOut(staff);
  if (answer.ok || isSignedOut(answer.problem)) return;
  setTimeout(() => {
    if (useSessionEnd.getState().covered) void endSession(staff);
  }, 5 * LOOKS_EVERY_MS);
}
