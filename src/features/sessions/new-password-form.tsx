import { useState, type FormEvent, type ReactNode } from 'react';
import type { Result } from '#shared/result.ts';
import { passwordTexts as texts } from '#src/locales/en/staff/passwords.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { isTooShort, passwordError, type PasswordError } from './password-problem.ts';

type NewPasswordFormProps = {
  /** Begins the ids of the fields. */
  id: string;
  title: string;
  text: string;
  submitText: string;
  busyText: string;
  /** The field that proves who it is, and what it is called when it is empty. */
  proof: { field: 'code' | 'current'; missing: string; render: (id: string, error: string | undefined) => ReactNode };
  proofValue: string;
  send: (password: string) => Promise<Result<unknown, ApiProblem>>;
  /** @returns true when the problem has been dealt with and needs no words here. */
  onProblem?: (problem: ApiProblem) => boolean;
};

/** A proof, a new password, and one button. What was typed stays until the server has taken it. */
export function NewPasswordForm(props: NewPasswordFormProps) {
  const { id, title, text, submitText, busyText, proof, proofValue, send, onProblem } = props;
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<readonly PasswordError[]>([]);
  const [busy, setBusy] = useState(false);
  const idOf = (field: string) => `${id}-${field}`;
  const errorOf = (field: string) => errors.find((error) => error.field === field)?.message;
  const whole = errors.find(({ field }) => field === undefined);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const found: PasswordError[] = [];
    if (proofValue.trim() === '') found.push({ field: proof.field, message: proof.missing });
    if (isTooShort(password)) found.push({ field: 'password', message: texts.tooShort });
    setErrors(found);
    if (found.length > 0) return;
    setBusy(true);
    const answer = await send(password);
    setBusy(false);
    if (answer.ok) setPassword('');
    else if (onProblem?.(answer.problem) !== true) setErrors([passwordError(answer.problem)]);
  }

  const listed = errors.flatMap(({ field, message }) =>
    field === undefined ? [] : [{ fieldId: idOf(field), message }],
  );
  return (
    <form noValidate aria-label={title} className="grid gap-5" onSubmit={(event) => void submit(event)}>
      <div>
        <h2 className="text-xl font-bold text-ink">{title}</h2>
        <p className="mt-1 text-ink-2">{text}</p>
      </div>
      <ErrorSummary title={texts.problem} errors={listed} />
      {whole !== undefined && <Alert tone="danger">{whole.message}</Alert>}
      <div className="contents">{proof.render(idOf(proof.field), errorOf(proof.field))}</div>
      <PasswordField
        id={idOf('password')}
        name="new-password"
        label={texts.newPassword}
        hint={texts.newHint}
        autoComplete="new-password"
        error={errorOf('password')}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" icon="key-round" className="justify-self-start" busy={busy} busyText={busyText}>
        {submitText}
      </Button>
    </form>
  );
}
