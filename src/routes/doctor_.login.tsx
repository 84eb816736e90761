import { createFileRoute } from '@tanstack/react-router';
import { LoginScreen } from '#src/features/sessions/login-screen.tsx';
import { searchText } from '#src/platform/staff/search-text.ts';

type DoctorLoginSearch = { returnTo?: string | undefined };

export const Route = createFileRoute('/doctor_/login')({
  validateSearch: ({ returnTo }: Record<string, unknown>): DoctorLoginSearch => ({ returnTo: searchText(returnTo) }),
  component: DoctorLogin,
});

function DoctorLogin() {
  const { returnTo } = Route.useSearch();
  return <LoginScreen staff="doctor" returnTo={returnTo} />;
}
