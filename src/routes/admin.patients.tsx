import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { Gender } from '#shared/contract/patients.ts';
import { PatientsScreen } from '#src/features/admin/patients-screen.tsx';

const text = v.fallback(v.optional(v.string()), undefined);
const Search = v.object({ search: text, doctor: text, gender: v.fallback(v.optional(Gender), undefined) });

export const Route = createFileRoute('/admin/patients')({
  validateSearch: (search): v.InferOutput<typeof Search> => v.parse(Search, search),
  component: Patients,
});

function Patients() {
  const navigate = Route.useNavigate();
  return (
    <PatientsScreen
      filters={Route.useSearch()}
      onFilter={(filters) => void navigate({ search: filters, replace: true, resetScroll: false })}
    />
  );
}
