import { useState } from 'react';
import { protectionTexts } from '#src/locales/en/account/protection.ts';
import { confirmAgain } from '#src/platform/api/account/account.ts';
import { useConfirmAgain } from '#src/platform/staff/session/confirm-again.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { PasswordField } from '../password-field.tsx';
import { CodeField } from './code-field.tsx';

const texts = protectionTexts.again;
const FORM = 'ask-again';

/** Asks for the password, or a code, before something that a stranger at this screen must not do. */
export function AskAgainDialog() {
  const asked = useConfirmAgain((state) => state.asked);
  const [way, setWay] = useState<'password' | 'code'>('password');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  if (asked === undefined) return null;

  function settle(confirmed: boolean): void {
    setTyped('');
    setError(undefined);
    setWay('password');
    asked?.settle(confirmed);
  }

  async function confirm(): Promise<void> {
    if (typed.trim() === '') {
      setError(way === 'password' ? texts.passwordMissing : protectionTexts.codeMissing);
      return;
    }
    setBusy(true);
    const done = await confirmAgain(way === 'password' ? { password: typed } : { code: typed.trim() });
    setBusy(false);
    // The act that waits is refused then, too, and leads to the login.
    if (done.ok || isSignedOut(done.problem)) settle(true);
    else setError(done.problem.kind === 'refused' ? done.problem.message : protectionTexts.unreachable);
  }

  function change(): void {
    setWay(way === 'password' ? 'code' : 'password');
    setTyped('');
    setError(undefined);
  }

  return (
    <Dialog
      open
      onClose={() => settle(false)}
      title={texts.title}
      description={texts.text}
      actions={
        <>
          <Button variant="secondary" onClick={() => settle(false)}>
            {protectionTexts.cancel}
          </Button>
          <Button type="submit" form={FORM} busy={busy} busyText={texts.confirming}>
            {texts.confirm}
          </Button>
        </>
      }
    >
      <form
        id={FORM}
        noValidate
        className="grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          void confirm();
        }}
      >
        {way === 'password' ? (
          <PasswordField
            id="again-password"
            name="password"
            label={texts.password}
            error={error}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        ) : (
          <CodeField id="again-code" error={error} value={typed} onChange={setTyped} />
        )}
        {asked.ways.includes('code') && (
          <Button variant="quiet" className="justify-self-start" onClick={change}>
            {way === 'password' ? texts.byCode : texts.byPassword}
          </Button>
        )}
      </form>
    </Dialog>
  );
}
