import { lazy, type ComponentProps, type ComponentType } from 'react';
import { AuditView } from '#src/features/admin/audit/audit-view.tsx';
import { MessagesView } from '#src/features/admin/audit/messages-view.tsx';
import { BookingSettingsView } from '#src/features/admin/booking/booking-settings.tsx';
import { LeaveView } from '#src/features/admin/leave/leave-view.tsx';
import { SamplesView } from '#src/features/admin/samples/samples-view.tsx';
import { SecurityView } from '#src/features/admin/security/security-view.tsx';
import { SessionsView } from '#src/features/admin/staff/sessions-view.tsx';
import type { SettingsView } from '#src/features/admin/settings/settings-views.ts';
import { StaffView } from '#src/features/admin/staff/staff-view.tsx';
import { DevicesSection } from '#src/features/devices/list/devices-section.tsx';

const SpeechSettings = lazy(async () => ({
  default: (await import('#src/features/speech-settings/speech-settings.tsx')).SpeechSettings,
}));

const KnowledgeView = lazy(async () => ({
  default: (await import('#src/features/knowledge/knowledge-view.tsx')).KnowledgeView,
}));

const SystemsView = lazy(async () => ({
  default: (await import('#src/features/admin/systems/systems-view.tsx')).SystemsView,
}));

const ImportView = lazy(async () => ({
  default: (await import('#src/features/admin/imports/import-view.tsx')).ImportView,
}));

/** Views that cannot show anything without the server. Their code is cached for offline use once it has been used. */
export type RarerView = Exclude<SettingsView, 'clinic' | 'password'>;

const VIEWS: Readonly<Record<Exclude<RarerView, 'audit'>, ComponentType>> = {
  booking: BookingSettingsView,
  leave: LeaveView,
  speech: SpeechSettings,
  messages: MessagesView,
  devices: DevicesSection,
  staff: StaffView,
  sessions: SessionsView,
  systems: SystemsView,
  import: ImportView,
  knowledge: () => <KnowledgeView staff="admin" />,
  security: SecurityView,
  samples: SamplesView,
};

type RarerSettingsProps = { view: RarerView; audit: ComponentProps<typeof AuditView> };

export function RarerSettings({ view, audit }: RarerSettingsProps) {
  if (view === 'audit') return <AuditView {...audit} />;
  const View = VIEWS[view];
  return <View />;
}
