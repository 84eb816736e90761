import { useEffect } from 'react';
import { protectionTexts as texts } from '#src/locales/en/account/protection.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import type { useLogin } from '../use-login.ts';
import { CodeField } from './code-field.tsx';
import { RecoveryCodesPanel } from './recovery-codes.tsx';
import { ScanCode } from './scan-code.tsx';

type SecondStepProps = { login: ReturnType<typeof useLogin>; idPrefix: string };

/** What a log-in still needs after the right password: a code, and before it perhaps an app to be set up. */
export function SecondStep({ login, idPrefix }: SecondStepProps) {
  const { second, code, busy, errorOf } = login;
  const id = `${idPrefix}code`;
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  if (second === undefined) return null;
  if (second.kind === 'kept') return <RecoveryCodesPanel codes={second.recoveryCodes} onKept={login.enter} />;
  return (
    <form noValidate className="grid gap-5" onSubmit={(event) => void login.submit(event)}>
      <h2 className="text-lg font-bold text-ink">{texts.codeTitle}</h2>
      {second.wrong !== undefined && <Alert tone="danger" title={second.wrong} />}
      <p className="text-ink-2">{second.setUp ? texts.app.required : texts.codeText}</p>
      {second.setUp && <ScanCode setUp={second.setUp} />}
      <CodeField
        id={id}
        {...(second.setUp ? { label: texts.firstCode, hint: '' } : {})}
        error={errorOf('code')}
        value={code}
        onChange={login.changeCode}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" icon="log-in" busy={busy} busyText={texts.checking}>
          {texts.check}
        </Button>
        <Button variant="quiet" icon="arrow-left" onClick={login.back}>
          {texts.back}
        </Button>
      </div>
    </form>
  );
}
