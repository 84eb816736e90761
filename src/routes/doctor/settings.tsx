import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#src/features/doctor/profile/settings-screen.tsx';
import { ChangePasswordForm } from '#src/features/sessions/change-password-form.tsx';
import { isOurs } from '#src/platform/api/http/backend.ts';

export const Route = createFileRoute('/doctor/settings')({ component: Settings });

function Settings() {
  return <SettingsScreen>{isOurs() && <ChangePasswordForm staff="doctor" />}</SettingsScreen>;
}
