import { createFileRoute } from '@tanstack/react-router';
import { DoctorsPage } from '#src/features/doctors/doctors-page.tsx';
import { pageTitles } from '#src/locales/en/page-titles.ts';

export const Route = createFileRoute('/doctors')({
  staticData: { title: pageTitles.doctors },
  component: DoctorsPage,
});
