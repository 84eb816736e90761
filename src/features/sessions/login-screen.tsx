import { Link, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { setDocumentTitle } from '#src/platform/browser/document-title.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { ErrorSummary } from '#src/ui/fields/error-summary.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { PasswordField } from './password-field.tsx';
import { returnPath } from './return-path.ts';
import { useLogin } from './use-login.ts';

const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong hover:underline';

/** /login and /doctor/login (LOGIN-1). `returnTo` is the page that asked for a session. */
export function LoginScreen({ staff, returnTo }: { staff: Role; returnTo?: string | undefined }) {
  const { history } = useRouter();
  const back = returnPath(returnTo, staff);
  const login = useLogin(staff, () => history.push(back ?? ROLES[staff].home));
  const { values, errors, failure, busy, change, errorOf } = login;
  // Both roles share one address, so a change of role is no navigation that would name the page.
  useEffect(() => setDocumentTitle(loginTexts.title[staff]), [staff]);

  return (
    <div className="mx-auto grid w-full max-w-[34rem] flex-1 content-center gap-4 px-4 py-8">
      <Card className="grid gap-6 sm:p-8!">
        <div className="grid gap-2">
          <div className="flex items-center gap-3 sm:gap-4">
            <span className="icon-disc size-12 text-2xl sm:size-14">
              <Icon name={ROLES[staff].icon} />
            </span>
            <PageHeading className="max-sm:text-2xl!">{loginTexts.title[staff]}</PageHeading>
          </div>
          <p className="text-balance text-ink-2">{loginTexts.subtitle[staff]}</p>
        </div>
        {back !== undefined && failure === undefined && <Alert tone="info">{loginTexts.signInAgain}</Alert>}
        <ErrorSummary title={loginTexts.problemTitle} errors={errors} />
        {failure !== undefined && (
          <Alert tone="danger" title={failure.message}>
            {failure.detail}
          </Alert>
        )}
        <form noValidate className="grid gap-5" onSubmit={(event) => void login.submit(event)}>
          <TextField
            id="email"
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
              id="doctorId"
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
            id="password"
            name="password"
            error={errorOf('password')}
            value={values.password}
            onChange={(event) => change('password', event.target.value)}
          />
          <Button type="submit" size="lg" icon="log-in" busy={busy} busyText={loginTexts.submitting}>
            {loginTexts.submit}
          </Button>
        </form>
        <ForgotPassword staff={staff} />
      </Card>
      <div className="flex flex-wrap justify-between gap-x-6">
        <Link to="/" className={LINK}>
          <Icon name="arrow-left" />
          {loginTexts.patientPortal}
        </Link>
        <Link to="/login" search={{ role: staff === 'admin' ? 'doctor' : 'admin' }} className={LINK}>
          {loginTexts.other[staff]}
        </Link>
      </div>
    </div>
  );
}
