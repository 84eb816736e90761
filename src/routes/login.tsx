import { isRole, type Role } from '#shared/contract/staff/roles.ts';
import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#src/features/sessions/login-screen.tsx';
import { searchText } from '#src/platform/staff/search-text.ts';

type LoginSearch = { role?: Role | undefined; returnTo?: string | undefined };

export const Route = createFileRoute('/login')({
  validateSearch: ({ role, returnTo }: Record<string, unknown>): LoginSearch => ({
    role: isRole(role) ? role : undefined,
    returnTo: searchText(returnTo),
  }),
  component: Login,
});

function Login() {
  const { role = 'doctor', returnTo } = Route.useSearch();
  // Each role has its own form: nothing typed for one may appear in the other.
  return <LoginScreen key={role} staff={role} returnTo={returnTo} />;
}
