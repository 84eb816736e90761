import { useState } from 'react';
import type { StaffSession } from '#shared/contract/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/settings.ts';
import { endSession, readSessions } from '#src/platform/api/staff-accounts.ts';
import { notify } from '#src/platform/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/use-signed-out.ts';
import { useAdminData } from '../use-admin-data.ts';
import { SessionRow } from './session-row.tsx';
import { SettingsLoad } from './settings-load.tsx';
import { SettingsSection } from './settings-section.tsx';

const texts = settingsTexts.sessions;

/** Who is logged in and where; any of them can be ended. */
export function SessionsView() {
  const remote = useAdminData(
    'sessions',
    (signal) => readSessions({ signal }),
    () => ({ title: settingsTexts.loadFailed }),
  );
  const [ending, setEnding] = useState<string>();
  const leaveForLogin = useSignedOut('admin');

  async function end({ _id }: StaffSession): Promise<void> {
    setEnding(_id);
    const done = await endSession(_id);
    setEnding(undefined);
    if (done.ok) notify.success(texts.ended);
    else if (isSignedOut(done.problem)) {
      leaveForLogin();
      return;
    } else {
      const isGone = done.problem.kind === 'refused' && done.problem.status === 404;
      notify.error(texts.endFailed, isGone ? texts.gone : undefined);
    }
    remote.reload();
  }

  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SettingsLoad remote={remote}>
        {({ sessions }) => (
          <ul aria-label={texts.list} className="divide-y divide-line rounded-card bg-white shadow-card">
            {sessions.map((session) => (
              <li key={session._id}>
                <SessionRow session={session} busy={ending === session._id} onEnd={() => void end(session)} />
              </li>
            ))}
          </ul>
        )}
      </SettingsLoad>
    </SettingsSection>
  );
}
