import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#src/features/doctor/settings-screen.tsx';

export const Route = createFileRoute('/doctor/settings')({ component: SettingsScreen });
