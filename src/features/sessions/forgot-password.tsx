import { lazy, Suspense, useState } from 'react';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { passwordTexts } from '#src/locales/en/staff/passwords.ts';
import { isOursForSure } from '#src/platform/api/http/known-backend.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { isRole, type Role } from '#shared/contract/staff/roles.ts';

const SetPasswordForm = lazy(async () => ({ default: (await import('./set-password-form.tsx')).SetPasswordForm }));

/** A link that goes nowhere (LOGIN-2): it opens, in place, whom to ask, and the way in with a one-time code. */
export function ForgotPassword({ staff }: { staff: Role }) {
  const [open, setOpen] = useState(false);
  const [hasCodes, setHasCodes] = useState(false);
  const [step, setStep] = useState<'help' | 'code' | Role>('help');
  const isSet = isRole(step) ? passwordTexts.isSet[step === staff ? 'same' : step] : undefined;
  return (
    <div className="grid">
      <a
        href="#forgot-password"
        aria-expanded={open}
        aria-controls="forgot-password"
        className="inline-flex min-h-11 items-center justify-self-start font-semibold text-brand-strong underline"
        onClick={(event) => {
          event.preventDefault();
          setOpen(!open);
          setStep('help');
          void isOursForSure().then(setHasCodes);
        }}
      >
        {loginTexts.forgotPassword}
      </a>
      <div id="forgot-password" role="status">
        {open && step === 'help' && (
          <Alert
            tone="info"
            className="mt-3"
            action={
              hasCodes && (
                <Button variant="secondary" icon="key-round" onClick={() => setStep('code')}>
                  {passwordTexts.haveCode}
                </Button>
              )
            }
          >
            {loginTexts.forgotHelp[staff]}
          </Alert>
        )}
        {open && isSet !== undefined && (
          <Alert tone="success" className="mt-3">
            {isSet}
          </Alert>
        )}
      </div>
      {open && step === 'code' && (
        <Suspense>
          <SetPasswordForm onSet={setStep} />
        </Suspense>
      )}
    </div>
  );
}
