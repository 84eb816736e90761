import type { AccessNotice } from '#shared/contract/staff/access-notices.ts';
import { securityTexts } from '#src/locales/en/admin/security.ts';
import { accessNotices, markNoticeSeen } from '#src/platform/api/admin/security.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { EmptyState } from '#src/ui/lists/empty-state.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { dateTimeOf } from '#src/features/admin/lists/when.ts';
import { SettingsLoad } from '#src/features/admin/settings/settings-load.tsx';
import { SettingsRow } from '#src/features/admin/settings/settings-row.tsx';
import { SettingsSection } from '#src/features/admin/settings/settings-section.tsx';

const texts = securityTexts.notices;

/** Who opened whose record and why, and who read unusually many. */
export function AccessNoticeList() {
  const leaveForLogin = useSignedOut('admin');
  const remote = useAdminData('access notices', accessNotices, () => ({ title: securityTexts.loadFailed }));

  async function seen(id: string): Promise<void> {
    const answer = await markNoticeSeen(id);
    if (answer.ok) remote.reload();
    else if (isSignedOut(answer.problem)) leaveForLogin();
    else notify.error(texts.failed);
  }

  return (
    <SettingsSection title={texts.title} text={texts.text}>
      <SettingsLoad remote={remote}>
        {({ notices }) =>
          notices.length === 0 ? (
            <EmptyState icon="circle-check" title={texts.empty} />
          ) : (
            <ul aria-label={texts.title} className="divide-y divide-line rounded-card bg-white shadow-card">
              {notices.map((notice) => (
                <li key={notice._id}>
                  <SettingsRow
                    name={titleOf(notice)}
                    hasPortrait={false}
                    badges={null}
                    detail={notice.reason === '' ? undefined : texts.reason(notice.reason)}
                    facts={dateTimeOf(notice.at) ?? ''}
                  >
                    {notice.seen ? (
                      <p className="text-sm text-ink-2">{texts.isSeen}</p>
                    ) : (
                      <Button
                        variant="secondary"
                        aria-label={texts.seenOne(titleOf(notice))}
                        onClick={() => void seen(notice._id)}
                      >
                        {texts.seen}
                      </Button>
                    )}
                  </SettingsRow>
                </li>
              ))}
            </ul>
          )
        }
      </SettingsLoad>
    </SettingsSection>
  );
}

function titleOf({ kind, who, patient, count }: AccessNotice): string {
  const name = who || texts.somebody;
  return kind === 'many' ? texts.many(name, count) : texts.opened(name, patient ?? texts.erased);
}
