import { createFileRoute } from '@tanstack/react-router';
import * as v from 'valibot';
import { DoctorsScreen } from '#src/features/admin/doctors-screen.tsx';

const Search = v.object({ search: v.fallback(v.optional(v.string()), undefined) });

export const Route = createFileRoute('/admin/doctors')({
  validateSearch: (search): v.InferOutput<typeof Search> => v.parse(Search, search),
  component: Doctors,
});

function Doctors() {
  const { search = '' } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <DoctorsScreen
      search={search}
      onSearch={(typed) => void navigate({ search: typed === '' ? {} : { search: typed }, replace: true })}
    />
  );
}
