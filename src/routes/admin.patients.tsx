import { createFileRoute } from '@tanstack/react-router';
import { PatientsScreen } from '#src/features/admin/patients-screen.tsx';
import { searchText } from '#src/platform/search-text.ts';

type PatientsSearch = { search?: string | undefined; doctor?: string | undefined; gender?: string | undefined };

export const Route = createFileRoute('/admin/patients')({
  validateSearch: ({ search, doctor, gender }: Record<string, unknown>): PatientsSearch => ({
    search: searchText(search),
    doctor: searchText(doctor),
    gender: searchText(gender),
  }),
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
