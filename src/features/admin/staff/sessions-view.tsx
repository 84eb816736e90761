import { useState } from 'react';
import type { StaffSession } from '#shared/contract/staff/staff-accounts.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { endSession, readSessions } from '#src/platform/api/admin/staff-accounts.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SessionRow } from './session-row.tsx';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';

const texts = settingsTexts.sessions;

/** Who is logged in and where; any of them can be ended. */
export function SessionsView() {
  const remote = useAdminData(
    'sessions',
    (signal) => readSessions({ signal }),
    () => ({ title: settingsTexts.loadFailed }),
  );
  const [ending, setEnding] = useState<string>();
  const { busy, run } = useStaffAct('admin', remote.reload);

  async function end({ _id }: StaffSession): Promise<void> {
    setEnding(_id);
    await run({
      call: () => endSession(_id),
      words: { done: texts.ended, failed: texts.endFailed, overtaken: texts.gone },
    });
  }

  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SettingsLoad remote={remote}>
        {({ sessions }) => (
          <ul aria-label={texts.list} className="divide-y divide-line rounded-card bg-white shadow-card">
            {sessions.map((session) => (
              <li key={session._id}>
                <SessionRow session={session} busy={busy && ending === session._id} onEnd={() => void end(session)} />
              </li>
            ))}
          </ul>
        )}
      </SettingsLoad>
    </SettingsSection>
  );
}
