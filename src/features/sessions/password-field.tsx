import { useState, type ComponentProps, type KeyboardEvent } from 'react';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { describedBy, FieldFrame, INPUT_CLASS } from '#src/ui/fields/field-frame.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';

type PasswordFieldProps = {
  id: string;
  label?: string;
  hint?: string;
  error?: string | undefined;
  autoComplete?: 'current-password' | 'new-password';
} & Pick<ComponentProps<'input'>, 'value' | 'onChange' | 'name'>;

/** A password one may paste, let a manager fill, and look at; it says when Caps Lock is on. */
export function PasswordField({
  id,
  label = loginTexts.password,
  hint,
  error,
  autoComplete = 'current-password',
  ...input
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const followCapsLock = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  const words = { id, label, hint, error };

  return (
    <div className="grid">
      <FieldFrame words={words}>
        <input
          {...input}
          id={id}
          type={shown ? 'text' : 'password'}
          autoComplete={autoComplete}
          required
          className={INPUT_CLASS}
          aria-describedby={[describedBy(words), `${id}-caps-lock`].filter(Boolean).join(' ')}
          aria-invalid={error ? true : undefined}
          onKeyDown={followCapsLock}
          onKeyUp={followCapsLock}
          onBlur={() => setCapsLock(false)}
        />
      </FieldFrame>
      <p id={`${id}-caps-lock`} role="status" className="mt-1.5 font-semibold text-warning empty:mt-0">
        {capsLock ? loginTexts.capsLock : ''}
      </p>
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={id}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-input pe-2 font-semibold text-brand-strong hover:underline"
        onClick={() => setShown(!shown)}
      >
        <Icon name={shown ? 'eye-off' : 'eye'} />
        {shown ? loginTexts.hidePassword : loginTexts.showPassword}
      </button>
    </div>
  );
}
