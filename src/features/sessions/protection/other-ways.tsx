import { useEffect, useState } from 'react';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { SignOnRefusal } from '#shared/contract/staff/sign-on.ts';
import { protectionTexts as texts } from '#src/locales/en/account/protection.ts';
import { readSignOn, startSignOn } from '#src/platform/api/account/account.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { enterByPasskey, hasPasskeys } from './passkey.ts';

type OtherWaysProps = { staff: Role; refused: SignOnRefusal | undefined; onEntered: () => void };

/** Ways in beside the password: a passkey, and the hospital's own log-in where there is one. */
export function OtherWays({ staff, refused, onEntered }: OtherWaysProps) {
  const [hospital, setHospital] = useState<string | null>(null);
  const [failure, setFailure] = useState(refused && texts.signOn.refused[refused]);
  const [busy, setBusy] = useState<'passkey' | 'hospital'>();
  useEffect(() => {
    const left = new AbortController();
    void readSignOn(left.signal).then((answer) => answer.ok && setHospital(answer.value.name));
    return () => left.abort();
  }, []);

  async function byPasskey(): Promise<void> {
    setBusy('passkey');
    setFailure(undefined);
    const done = await enterByPasskey(staff);
    setBusy(undefined);
    if (done.ok) onEntered();
    else setFailure(done.problem);
  }

  async function byHospital(): Promise<void> {
    setBusy('hospital');
    setFailure(undefined);
    const begun = await startSignOn(staff);
    setBusy(undefined);
    if (begun.ok) location.assign(begun.value.address);
    else setFailure(begun.problem.kind === 'refused' ? (begun.problem.message ?? texts.failed) : texts.unreachable);
  }

  if (!hasPasskeys() && hospital === null && failure === undefined) return null;
  return (
    <div className="grid gap-3">
      {failure !== undefined && <Alert tone="danger" title={failure} />}
      {hospital !== null && (
        <Button variant="secondary" icon="hospital" busy={busy === 'hospital'} onClick={() => void byHospital()}>
          {texts.signOn.logIn(hospital)}
        </Button>
      )}
      {hasPasskeys() && (
        <Button variant="secondary" icon="key-round" busy={busy === 'passkey'} onClick={() => void byPasskey()}>
          {texts.passkeys.logIn}
        </Button>
      )}
    </div>
  );
}
