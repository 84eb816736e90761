import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { ClinicSettingsView } from '#src/features/admin/settings/clinic-settings.tsx';
import { ChangePasswordForm } from '#src/features/sessions/change-password-form.tsx';
import { OwnServerOnly } from '#src/features/admin/settings/own-server-only.tsx';
import { SettingsScreen } from '#src/features/admin/settings/settings-screen.tsx';
import { SETTINGS_VIEWS, type SettingsView } from '#src/features/admin/settings/settings-views.ts';
import { SettingsWaiting } from '#src/features/admin/settings/settings-waiting.tsx';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { searchText } from '#src/platform/staff/search-text.ts';

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

const RarerSettings = lazy(async () => ({ default: (await import('./-settings-views.tsx')).RarerSettings }));

const OwnProtection = lazy(async () => ({
  default: (await import('#src/features/sessions/protection/own-protection.tsx')).OwnProtection,
}));

function Settings() {
  const { view = 'clinic' } = Route.useSearch();
  return (
    <OwnServerOnly>
      <SettingsScreen view={view}>
        <Suspense fallback={<SettingsWaiting />}>
          <View view={view} />
        </Suspense>
      </SettingsScreen>
    </OwnServerOnly>
  );
}

function View({ view }: { view: SettingsView }) {
  const { view: _, ...filters } = Route.useSearch();
  const navigate = Route.useNavigate();
  const onFilter = (change: Partial<typeof filters>) =>
    void navigate({ search: (before) => ({ ...before, ...change }), replace: true, resetScroll: false });

  if (view === 'clinic') return <ClinicSettingsView />;
  if (view === 'password')
    return (
      <div className="grid gap-6">
        <ChangePasswordForm staff="admin" />
        <OwnProtection staff="admin" />
      </div>
    );
  return <RarerSettings view={view} audit={{ filters, onFilter }} />;
}
