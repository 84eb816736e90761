import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#src/features/shell/placeholder-screen.tsx';

export const Route = createFileRoute('/doctor/appointments')({
  component: () => <PlaceholderScreen screen="appointments" />,
});
