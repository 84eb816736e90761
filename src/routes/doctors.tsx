import { createFileRoute } from '@tanstack/react-router';
import { DoctorsPage } from '#src/features/doctors/doctors-page.tsx';
import { useFullStyles } from '#src/platform/loading/first-paint/full-styles.ts';

type DoctorsSearch = { department?: string };

export const Route = createFileRoute('/doctors')({
  staticData: { title: 'doctors' },
  validateSearch: ({ department }: Record<string, unknown>): DoctorsSearch =>
    typeof department === 'string' ? { department } : {},
  component: Doctors,
});

function Doctors() {
  const { department } = Route.useSearch();
  const navigate = Route.useNavigate();
  useFullStyles();
  return (
    <DoctorsPage
      department={department}
      onDepartment={(chosen) =>
        void navigate({ search: chosen === undefined ? {} : { department: chosen }, replace: true, resetScroll: false })
      }
    />
  );
}
