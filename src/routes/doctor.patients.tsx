import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#src/features/shell/placeholder-screen.tsx';

export const Route = createFileRoute('/doctor/patients')({ component: () => <PlaceholderScreen screen="patients" /> });
