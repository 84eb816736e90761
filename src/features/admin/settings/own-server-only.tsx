import { type ReactNode, useEffect, useState } from 'react';
import { settingsTexts as texts } from '#src/locales/en/admin/settings.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { backend, isOurs } from '#src/platform/api/http/backend.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { StaffView } from '#src/ui/lists/staff-view.tsx';
import { SettingsWaiting } from './settings-waiting.tsx';

/** Settings are our own server's: another backend is asked for nothing, and the page says that it has none. */
export function OwnServerOnly({ children }: { children: ReactNode }) {
  const [known, setKnown] = useState(() => (isOurs() ? 'ours' : backend()));
  useEffect(() => {
    // While nobody answers the settings say so themselves.
    if (known === 'unknown') void isOursForSure().then(() => setKnown(backend() === 'other' ? 'other' : 'ours'));
  }, [known]);
  if (known === 'ours') return children;
  return (
    <StaffView words={staffTexts} title={texts.title}>
      {known === 'unknown' ? (
        <SettingsWaiting />
      ) : (
        <EmptyState icon="info" title={texts.notOffered} text={texts.notOfferedText} />
      )}
    </StaffView>
  );
}
