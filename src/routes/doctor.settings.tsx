import { createFileRoute } from '@tanstack/react-router';
import { PlaceholderScreen } from '#src/features/shell/placeholder-screen.tsx';

export const Route = createFileRoute('/doctor/settings')({ component: () => <PlaceholderScreen screen="settings" /> });
