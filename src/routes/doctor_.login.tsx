import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginScreen } from '#src/features/sessions/login-screen.tsx';

const Search = v.object({ returnTo: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/doctor_/login')({
  validateSearch: (search): v.InferOutput<typeof Search> => v.parse(Search, search),
  component: DoctorLogin,
});

function DoctorLogin() {
  const { returnTo } = Route.useSearch();
  return <LoginScreen staff="doctor" returnTo={returnTo} />;
}
