import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense, type ComponentType } from 'react';
import { AuditView } from '#src/features/admin/settings/audit-view.tsx';
import { ClinicSettingsView } from '#src/features/admin/settings/clinic-settings.tsx';
import { MessagesView } from '#src/features/admin/settings/messages-view.tsx';
import { SamplesView } from '#src/features/admin/settings/samples-view.tsx';
import { SessionsView } from '#src/features/admin/settings/sessions-view.tsx';
import { StaffView } from '#src/features/admin/settings/staff-view.tsx';
import { ChangePasswordForm } from '#src/features/sessions/change-password-form.tsx';
import { SettingsScreen } from '#src/features/admin/settings/settings-screen.tsx';
import { SETTINGS_VIEWS, type SettingsView } from '#src/features/admin/settings/settings-views.ts';
import { SettingsWaiting } from '#src/features/admin/settings/settings-waiting.tsx';
import { oneOf } from '#src/platform/one-of.ts';
import { searchText } from '#src/platform/search-text.ts';

type SettingsSearch = {
  view?: SettingsView | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  device?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export const Route = createFileRoute('/admin/settings')({
  validateSearch: ({ view, action, actor, device, from, to }: Record<string, unknown>): SettingsSearch => ({
    view: oneOf(SETTINGS_VIEWS, searchText(view)),
    action: searchText(action),
    actor: searchText(actor),
    device: searchText(device),
    from: searchText(from),
    to: searchText(to),
  }),
  component: Settings,
});

/** From other features, with what they alone need; the settings' own views travel together. */
const SpeechSettings = lazy(async () => ({
  default: (await import('#src/features/speech-settings/speech-settings.tsx')).SpeechSettings,
}));
const DevicesSection = lazy(async () => ({
  default: (await import('#src/features/devices/devices-section.tsx')).DevicesSection,
}));

const VIEWS: Readonly<Record<SettingsView, ComponentType>> = {
  clinic: ClinicSettingsView,
  speech: SpeechSettings,
  messages: MessagesView,
  devices: DevicesSection,
  staff: StaffView,
  sessions: SessionsView,
  audit: Audit,
  password: Password,
  samples: SamplesView,
};

function Settings() {
  const { view = 'clinic' } = Route.useSearch();
  const View = VIEWS[view];
  return (
    <SettingsScreen view={view}>
      <Suspense fallback={<SettingsWaiting />}>
        <View />
      </Suspense>
    </SettingsScreen>
  );
}

function Audit() {
  const { action, actor, device, from, to } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditView
      filters={{ action, actor, device, from, to }}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}

function Password() {
  return <ChangePasswordForm staff="admin" />;
}
