import { securityTexts as texts } from '#src/locales/en/admin/security.ts';
import { readSecurity } from '#src/platform/api/admin/security.ts';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';
import { AccessNoticeList } from './access-notice-list.tsx';
import { SecurityForm } from './security-form.tsx';

/** How the clinic guards accounts and records, and what was read. */
export function SecurityView() {
  const remote = useAdminData('security', readSecurity, () => ({ title: texts.loadFailed }));
  return (
    <div className="grid gap-10">
      <SettingsSection title={texts.title} text={texts.text}>
        <SettingsLoad remote={remote}>{(loaded) => <SecurityForm loaded={loaded} />}</SettingsLoad>
      </SettingsSection>
      <AccessNoticeList />
    </div>
  );
}
