import { createFileRoute } from '@tanstack/react-router';
import { ArrivalsScreen } from '#src/features/arrivals/arrivals-screen.tsx';
import { searchText } from '#src/platform/staff/search-text.ts';

type ArrivalsSearch = {
  day?: string | undefined;
  doctor?: string | undefined;
  department?: string | undefined;
  search?: string | undefined;
};

const DAY = /^\d{4}-\d{2}-\d{2}$/;

export const Route = createFileRoute('/admin/arrivals')({
  validateSearch: ({ day, doctor, department, search }: Record<string, unknown>): ArrivalsSearch => ({
    day: typeof day === 'string' && DAY.test(day) && !Number.isNaN(Date.parse(day)) ? day : undefined,
    doctor: searchText(doctor),
    department: searchText(department),
    search: searchText(search),
  }),
  component: Arrivals,
});

function Arrivals() {
  const navigate = Route.useNavigate();
  const { day, doctor, department, search } = Route.useSearch();
  return (
    <ArrivalsScreen
      day={day}
      filter={{ doctor, department, search }}
      onDay={(wanted) => void navigate({ search: (before) => ({ ...before, day: wanted }), resetScroll: false })}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
