import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#src/features/admin/settings-screen.tsx';

export const Route = createFileRoute('/admin/settings')({ component: SettingsScreen });
