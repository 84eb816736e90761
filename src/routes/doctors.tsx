import { createFileRoute } from '@tanstack/react-router';
import { DoctorsPage } from '#src/features/doctors/doctors-page.tsx';
import { pageTitles } from '#src/locales/en/everywhere/page-titles.ts';
import { useFullStyles } from '#src/platform/loading/first-paint/full-styles.ts';

export const Route = createFileRoute('/doctors')({
  staticData: { title: pageTitles.doctors },
  component: Doctors,
});

function Doctors() {
  useFullStyles();
  return <DoctorsPage />;
}
