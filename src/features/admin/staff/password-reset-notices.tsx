import type { ToldReset } from '#shared/contract/staff/password-resets.ts';
import { succeed } from '#shared/result.ts';
import { passwordResetTexts as texts } from '#src/locales/en/admin/password-resets.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { markResetSeen, passwordResets } from '#src/platform/api/admin/password-resets.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { LoadFailure } from '#src/ui/lists/load-failure.tsx';
import { useAdminData } from '#src/features/admin/lists/use-admin-data.ts';
import { dateTimeOf } from '#src/features/admin/lists/when.ts';

/** Tells an administrator whose password was reset by somebody else, until they say that they have seen it. */
export function PasswordResetNotices() {
  const leaveForLogin = useSignedOut('admin');
  const told = useAdminData(
    'password-resets',
    async (signal) => ((await isOursForSure()) ? passwordResets(signal) : succeed({ resets: [] })),
    () => ({ title: texts.failed }),
  );

  async function seen(id: string): Promise<void> {
    const answer = await markResetSeen(id);
    if (answer.ok) told.reload();
    else if (isSignedOut(answer.problem)) leaveForLogin();
    else notify.error(texts.seenFailed);
  }

  return (
    <>
      <LoadFailure data={told} words={staffTexts} />
      {told.value?.resets.map((reset) => (
        <Alert
          key={reset._id}
          tone={reset.arranged === false ? 'danger' : 'warning'}
          title={titleOf(reset)}
          action={
            <Button variant="secondary" onClick={() => void seen(reset._id)}>
              {texts.seen}
            </Button>
          }
        >
          <p>{reset.arranged === null ? texts.open : reset.arranged ? texts.confirmed : texts.refused}</p>
          {reset.device !== '' && <p>{texts.from(reset.device)}</p>}
        </Alert>
      ))}
    </>
  );
}

function titleOf({ by, at, account, isOwn }: ToldReset): string {
  const when = dateTimeOf(at) ?? '';
  return isOwn ? texts.toldOwn(by, when) : texts.told(by, account.name || texts.unnamed, when);
}
