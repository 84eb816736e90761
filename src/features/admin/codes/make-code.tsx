import type { Role } from '#shared/contract/staff/roles.ts';
import { useState } from 'react';
import type { OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import { makeOneTimeCode } from '#src/platform/api/admin/staff-accounts.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { OneTimeCodePanel } from './one-time-code-panel.tsx';

const texts = staffDoctorTexts.login;

type MakeCodeProps = { staff: Role; accountId: string; name: string };

/** Gives access to somebody who has lost their password. */
export function MakeCode({ staff, accountId, name }: MakeCodeProps) {
  const [code, setCode] = useState<OneTimeCode>();
  const [state, setState] = useState<'idle' | 'making' | 'failed'>('idle');
  const leaveForLogin = useSignedOut('admin');

  async function make(): Promise<void> {
    setState('making');
    const made = await makeOneTimeCode(staff, accountId);
    if (made.ok) setCode(made.value.code);
    else if (isSignedOut(made.problem)) leaveForLogin();
    setState(made.ok ? 'idle' : 'failed');
  }

  if (code !== undefined) return <OneTimeCodePanel code={code} name={name} />;
  return (
    <div className="grid justify-items-start gap-3">
      <Button
        variant="secondary"
        icon="key-round"
        busy={state === 'making'}
        busyText={texts.making}
        onClick={() => void make()}
      >
        {texts.make}
      </Button>
      {state === 'failed' && (
        <Alert tone="danger" className="w-full">
          {texts.failed}
        </Alert>
      )}
    </div>
  );
}
