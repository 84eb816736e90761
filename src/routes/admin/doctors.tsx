import { createFileRoute } from '@tanstack/react-router';
import { DoctorsScreen } from '#src/features/admin/doctors/doctors-screen.tsx';
import { searchText } from '#src/platform/staff/search-text.ts';

type DoctorsSearch = { search?: string | undefined };

export const Route = createFileRoute('/admin/doctors')({
  validateSearch: ({ search }: Record<string, unknown>): DoctorsSearch => ({ search: searchText(search) }),
  component: Doctors,
});

function Doctors() {
  const { search } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DoctorsScreen
      search={search}
      onSearch={(typed) => void navigate({ search: { search: typed }, replace: true, resetScroll: false })}
    />
  );
}
