import { createFileRoute } from '@tanstack/react-router';
import { DoctorsPage } from '#src/features/doctors/doctors-page.tsx';
import { doctorsPageTexts } from '#src/locales/en/doctors-page.ts';

export const Route = createFileRoute('/doctors')({
  staticData: { title: doctorsPageTexts.title },
  component: DoctorsPage,
});
