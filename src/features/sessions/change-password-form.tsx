import type { Role } from '#shared/contract/staff/roles.ts';
import { useState } from 'react';
import { passwordTexts as texts } from '#src/locales/en/staff/passwords.ts';
import { changePassword } from '#src/platform/api/admin/staff-accounts.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Card } from '#src/ui/lists/card.tsx';
import { NewPasswordForm } from './new-password-form.tsx';
import { PasswordField } from './password-field.tsx';

/** One's own password, of the account one is signed in with in that role. */
export function ChangePasswordForm({ staff }: { staff: Role }) {
  const [current, setCurrent] = useState('');
  const leaveForLogin = useSignedOut(staff);
  return (
    <Card className="max-w-2xl">
      <NewPasswordForm
        id="change"
        title={texts.changeTitle}
        text={texts.changeText}
        submitText={texts.change}
        busyText={texts.changing}
        proofValue={current}
        proof={{
          field: 'current',
          missing: texts.currentMissing,
          render: (id, error) => (
            <PasswordField
              id={id}
              name="current-password"
              label={texts.current}
              error={error}
              value={current}
              onChange={(event) => setCurrent(event.target.value)}
            />
          ),
        }}
        send={async (password) => {
          const answer = await changePassword(staff, current, password);
          if (answer.ok) {
            setCurrent('');
            notify.success(texts.changed);
          }
          return answer;
        }}
        onProblem={(problem) => {
          if (!isSignedOut(problem)) return false;
          leaveForLogin();
          return true;
        }}
      />
    </Card>
  );
}
