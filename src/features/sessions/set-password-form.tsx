import { useState } from 'react';
import { passwordTexts as texts } from '#src/locales/en/staff/passwords.ts';
import { setPassword } from '#src/platform/api/admin/staff-accounts.ts';
import { TextField } from '#src/ui/fields/text-field.tsx';
import type { Role } from '#shared/contract/staff/roles.ts';
import { NewPasswordForm } from './new-password-form.tsx';

/** Whoever got a one-time code sets a password with it; which login it is for comes with the answer. */
export function SetPasswordForm({ onSet }: { onSet: (role: Role) => void }) {
  const [code, setCode] = useState('');
  return (
    <section className="border-t border-line pt-5">
      <NewPasswordForm
        id="set"
        title={texts.setTitle}
        text={texts.setText}
        submitText={texts.set}
        busyText={texts.setting}
        proofValue={code}
        proof={{
          field: 'code',
          missing: texts.codeMissing,
          render: (id, error) => (
            <TextField
              id={id}
              label={texts.code}
              error={error}
              required
              autoComplete="one-time-code"
              autoCapitalize="characters"
              spellCheck={false}
              value={code}
              onChange={(event) => setCode(event.target.value)}
            />
          ),
        }}
        send={async (password) => {
          const answer = await setPassword(code, password);
          if (answer.ok) onSet(answer.value.role);
          return answer;
        }}
      />
    </section>
  );
}
