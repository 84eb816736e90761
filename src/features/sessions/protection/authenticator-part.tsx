import { useState, type FormEvent } from 'react';
import type { Role } from '#shared/contract/staff/roles.ts';
import type { AccountSecurity, SetUp } from '#shared/contract/staff/second-factor.ts';
import { protectionTexts } from '#src/locales/en/account/protection.ts';
import {
  beginAuthenticator,
  finishAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from '#src/platform/api/account/account.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { useStaffAct } from '#src/platform/staff/use-staff-act.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { CodeField } from './code-field.tsx';
import { ScanCode } from './scan-code.tsx';

const texts = protectionTexts.app;

type AuthenticatorPartProps = {
  staff: Role;
  security: AccountSecurity;
  onCodes: (codes: readonly string[]) => void;
  onChanged: () => void;
};

/** One's own authenticator app: set up, replaced, removed, and its recovery codes. */
export function AuthenticatorPart({ staff, security, onCodes, onChanged }: AuthenticatorPartProps) {
  const [setUp, setSetUp] = useState<SetUp>();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut(staff);
  const removal = useStaffAct(staff, onChanged);
  const since = security.authenticatorSince;
  const shownSince = since === null ? undefined : formatClinicTime(since, 'date');

  function refused(problem: ApiProblem): void {
    if (isSignedOut(problem)) leaveForLogin();
    else
      setError(problem.kind === 'refused' ? (problem.message ?? protectionTexts.failed) : protectionTexts.unreachable);
  }

  async function begin(): Promise<void> {
    setError(undefined);
    setBusy(true);
    const begun = await beginAuthenticator();
    setBusy(false);
    if (begun.ok) setSetUp(begun.value);
    else refused(begun.problem);
  }

  async function finish(event: FormEvent): Promise<void> {
    event.preventDefault();
    setError(code.trim() === '' ? protectionTexts.codeMissing : undefined);
    if (code.trim() === '' || busy) return;
    setBusy(true);
    const done = await finishAuthenticator(code.trim());
    setBusy(false);
    setCode('');
    if (!done.ok) return refused(done.problem);
    setSetUp(undefined);
    onCodes(done.value.recoveryCodes);
    onChanged();
  }

  async function renew(): Promise<void> {
    setBusy(true);
    const done = await renewRecoveryCodes();
    setBusy(false);
    if (!done.ok) return refused(done.problem);
    onCodes(done.value.recoveryCodes);
    onChanged();
  }

  return (
    <section aria-label={texts.title} className="grid gap-3">
      <h3 className="font-semibold text-ink">{texts.title}</h3>
      <p className="text-ink-2">{shownSince === undefined ? texts.off : texts.on(shownSince)}</p>
      {since !== null && <p className="text-ink-2">{protectionTexts.recovery.left(security.recoveryCodesLeft)}</p>}
      {error !== undefined && setUp === undefined && <Alert tone="danger" title={error} />}
      {removal.failure !== undefined && (
        <Alert tone="danger" title={removal.failure.title}>
          {removal.failure.description}
        </Alert>
      )}
      {setUp !== undefined && (
        <form noValidate className="grid gap-4" onSubmit={(event) => void finish(event)}>
          <ScanCode setUp={setUp} />
          <CodeField
            id="set-up-code"
            label={protectionTexts.firstCode}
            hint=""
            error={error}
            value={code}
            onChange={setCode}
          />
          <div className="flex flex-wrap gap-3">
            <Button type="submit" busy={busy} busyText={protectionTexts.checking}>
              {texts.finish}
            </Button>
            <Button variant="secondary" onClick={() => setSetUp(undefined)}>
              {protectionTexts.cancel}
            </Button>
          </div>
        </form>
      )}
      {setUp === undefined && (
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" icon="smartphone" busy={busy} onClick={() => void begin()}>
            {since === null ? texts.setUp : texts.replace}
          </Button>
          {since !== null && (
            <>
              <Button variant="quiet" icon="refresh-cw" busy={busy} onClick={() => void renew()}>
                {protectionTexts.recovery.renew}
              </Button>
              <Button
                variant="quiet"
                icon="trash-2"
                className="text-danger!"
                busy={removal.busy}
                onClick={() =>
                  void removal.run({
                    call: removeAuthenticator,
                    words: { done: texts.removed, failed: texts.removeFailed },
                  })
                }
              >
                {texts.remove}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  );
}
