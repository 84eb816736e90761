import { createFileRoute } from '@tanstack/react-router';
import { AuditView } from '#src/features/admin/settings/audit-view.tsx';
import { ClinicSettingsView } from '#src/features/admin/settings/clinic-settings.tsx';
import { MessagesView } from '#src/features/admin/settings/messages-view.tsx';
import { SamplesView } from '#src/features/admin/settings/samples-view.tsx';
import { SessionsView } from '#src/features/admin/settings/sessions-view.tsx';
import { SettingsScreen } from '#src/features/admin/settings/settings-screen.tsx';
import { SETTINGS_VIEWS, type SettingsView } from '#src/features/admin/settings/settings-views.ts';
import { StaffView } from '#src/features/admin/settings/staff-view.tsx';
import { DevicesSection } from '#src/features/devices/devices-section.tsx';
import { ChangePasswordForm } from '#src/features/sessions/change-password-form.tsx';
import { SpeechSettings } from '#src/features/speech-settings/speech-settings.tsx';
import { oneOf } from '#src/platform/one-of.ts';
import { searchText } from '#src/platform/search-text.ts';

type SettingsSearch = {
  view?: SettingsView | undefined;
  action?: string | undefined;
  actor?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
};

export const Route = createFileRoute('/admin/settings')({
  validateSearch: ({ view, action, actor, from, to }: Record<string, unknown>): SettingsSearch => ({
    view: oneOf(SETTINGS_VIEWS, searchText(view)),
    action: searchText(action),
    actor: searchText(actor),
    from: searchText(from),
    to: searchText(to),
  }),
  component: Settings,
});

function Settings() {
  const { view = 'clinic' } = Route.useSearch();
  return <SettingsScreen view={view}>{VIEWS[view]()}</SettingsScreen>;
}

const VIEWS: Readonly<Record<SettingsView, () => React.ReactNode>> = {
  clinic: () => <ClinicSettingsView />,
  speech: () => <SpeechSettings />,
  messages: () => <MessagesView />,
  devices: () => <DevicesSection />,
  staff: () => <StaffView />,
  sessions: () => <SessionsView />,
  audit: () => <Audit />,
  password: () => <ChangePasswordForm staff="admin" />,
  samples: () => <SamplesView />,
};

function Audit() {
  const { action, actor, from, to } = Route.useSearch();
  const navigate = Route.useNavigate();
  return (
    <AuditView
      filters={{ action, actor, from, to }}
      onFilter={(change) =>
        void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false })
      }
    />
  );
}
