import { createFileRoute } from '@tanstack/react-router';
import { DoctorsPage } from '#src/features/doctors/doctors-page.tsx';
import { pageTitles } from '#src/locales/en/page-titles.ts';
import { useWholeLook } from '#src/platform/whole-look.ts';

export const Route = createFileRoute('/doctors')({
  staticData: { title: pageTitles.doctors },
  component: Doctors,
});

function Doctors() {
  useWholeLook();
  return <DoctorsPage />;
}
