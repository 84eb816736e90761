import { createFileRoute } from '@tanstack/react-router';
import { DoctorsPage } from '#src/features/doctors/doctors-page.tsx';
import { pageTitles } from '#src/locales/en/everywhere/page-titles.ts';
import { useWholeLook } from '#src/platform/loading/whole-look.ts';

export const Route = createFileRoute('/doctors')({
  staticData: { title: pageTitles.doctors },
  component: Doctors,
});

function Doctors() {
  useWholeLook();
  return <DoctorsPage />;
}
