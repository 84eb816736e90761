import { Link, useRouter } from '@tanstack/react-router';
import { lazy, Suspense, useEffect } from 'react';
import type { SignOnRefusal } from '#shared/contract/staff/sign-on.ts';
import { loginTexts } from '#src/locales/en/staff/login.ts';
import { useIsOurs } from '#src/platform/api/http/use-backend.ts';
import { setDocumentTitle } from '#src/platform/browser/document-title.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { PageHeading } from '#src/ui/parts/page-heading.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { LoginForm } from './login-form.tsx';
import { ROLES, type Role } from '#shared/contract/staff/roles.ts';
import { afterLogin } from '#src/platform/staff/session/account-kind.ts';
import { returnPath } from './return-path.ts';
import { useLogin } from './use-login.ts';

/** Fetched after the form: nobody waits for it who has a password. */
const OtherWays = lazy(async () => ({ default: (await import('./protection/other-ways.tsx')).OtherWays }));

const LINK = 'inline-flex min-h-11 items-center gap-2 font-semibold text-brand-strong hover:underline';

type LoginScreenProps = {
  staff: Role;
  /** The page that asked for a session. */
  returnTo?: string | undefined;
  /** Why the hospital's own log-in did not lead in. */
  signOnRefused?: SignOnRefusal | undefined;
};

/** /login and /doctor/login (LOGIN-1). */
export function LoginScreen({ staff, returnTo, signOnRefused }: LoginScreenProps) {
  const { history } = useRouter();
  const back = returnPath(returnTo, staff);
  const login = useLogin(staff, () => history.push(afterLogin(staff, back)));
  const { failure } = login;
  const isOurs = useIsOurs();
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
        <LoginForm staff={staff} login={login} />
        {isOurs && login.second === undefined && (
          <Suspense>
            <OtherWays staff={staff} refused={signOnRefused} onEntered={login.enter} />
          </Suspense>
        )}
        {login.second === undefined && <ForgotPassword staff={staff} />}
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
