import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { LoginScreen } from '#src/features/sessions/login-screen.tsx';

const Search = v.object({
  role: v.fallback(v.optional(v.picklist(['admin', 'doctor'])), undefined),
  returnTo: v.fallback(v.optional(v.string()), undefined),
});

export const Route = createFileRoute('/login')({
  validateSearch: (search): v.InferOutput<typeof Search> => v.parse(Search, search),
  component: Login,
});

function Login() {
  const { role = 'doctor', returnTo } = Route.useSearch();
  // A form for another role is another form: nothing typed for one may stand in the other.
  return <LoginScreen key={role} staff={role} returnTo={returnTo} />;
}
