import { lazy, Suspense } from 'react';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { PasswordField } from './password-field.tsx';
import type { useLogin } from './use-login.ts';

/** Fetched when a log-in asks for more than the password. */
const SecondStep = lazy(async () => ({ default: (await import('./protection/second-step.tsx')).SecondStep }));

type LoginFormProps = {
  staff: Role;
  login: ReturnType<typeof useLogin>;
  /** Where another page of this document may have fields of the same names. */
  idPrefix?: string;
};

/** The fields of a login, and what is wrong with them. */
export function LoginForm({ staff, login, idPrefix = '' }: LoginFormProps) {
  const { values, errors, failure, busy, change, errorOf } = login;
  if (login.second !== undefined)
    return (
      <Suspense>
        <SecondStep login={login} idPrefix={idPrefix} />
      </Suspense>
    );
  return (
    <>
      <ErrorSummary
        title={loginTexts.problemTitle}
        errors={errors.map((error) => ({ ...error, fieldId: `${idPrefix}${error.fieldId}` }))}
        of={errors}
      />
      {failure !== undefined && (
        <Alert tone="danger" title={failure.message}>
          {failure.detail}
        </Alert>
      )}
      <form noValidate className="grid gap-5" onSubmit={(event) => void login.submit(event)}>
        <TextField
          id={`${idPrefix}email`}
          name="email"
          type="email"
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          label={loginTexts.email}
          error={errorOf('email')}
          value={values.email}
          onChange={(event) => change('email', event.target.value)}
        />
        {ROLES[staff].extraField === 'doctorId' && (
          <TextField
            id={`${idPrefix}doctorId`}
            name="doctorId"
            required
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            label={loginTexts.doctorId}
            hint={loginTexts.doctorIdHint}
            error={errorOf('doctorId')}
            value={values.doctorId}
            onChange={(event) => change('doctorId', event.target.value)}
          />
        )}
        <PasswordField
          id={`${idPrefix}password`}
          name="password"
          error={errorOf('password')}
          value={values.password}
          onChange={(event) => change('password', event.target.value)}
        />
        <Button type="submit" size="lg" icon="log-in" busy={busy} busyText={loginTexts.submitting}>
          {loginTexts.submit}
        </Button>
      </form>
    </>
  );
}
