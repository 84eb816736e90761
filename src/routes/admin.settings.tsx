import { createFileRoute } from '@tanstack/react-router';
import { SettingsScreen } from '#src/features/admin/settings-screen.tsx';
import { DevicesSection } from '#src/features/devices/devices-section.tsx';

export const Route = createFileRoute('/admin/settings')({ component: Settings });

function Settings() {
  return (
    <SettingsScreen>
      <DevicesSection />
    </SettingsScreen>
  );
}
