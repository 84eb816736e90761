import { isRole, type Role } from '#shared/contract/staff/roles.ts';
import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#src/features/sessions/login-screen.tsx';
import type { SignOnRefusal } from '#shared/contract/staff/sign-on.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { searchText } from '#src/platform/staff/search-text.ts';

type LoginSearch = {
  role?: Role | undefined;
  returnTo?: string | undefined;
  signOn?: SignOnRefusal | undefined;
};

export const Route = createFileRoute('/login')({
  validateSearch: ({ role, returnTo, signOn }: Record<string, unknown>): LoginSearch => ({
    role: isRole(role) ? role : undefined,
    returnTo: searchText(returnTo),
    signOn: oneOf(['failed', 'unknown', 'second-factor'] as const, searchText(signOn)),
  }),
  component: Login,
});

function Login() {
  const { role = 'doctor', returnTo, signOn } = Route.useSearch();
  // Each role has its own form: nothing typed for one may appear in the other.
  return <LoginScreen key={role} staff={role} returnTo={returnTo} signOnRefused={signOn} />;
}
