import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import type { IconName } from '#src/ui/parts/icon.tsx';
import { SETTINGS_VIEWS, type SettingsView } from './settings-views.ts';

const ICONS: Readonly<Record<SettingsView, IconName>> = {
  clinic: 'building-2',
  booking: 'clock',
  leave: 'calendar',
  speech: 'mic',
  messages: 'message-circle',
  devices: 'smartphone',
  staff: 'shield-check',
  sessions: 'log-in',
  security: 'lock',
  systems: 'share-2',
  import: 'file-text',
  audit: 'history',
  knowledge: 'stethoscope',
  password: 'key-round',
  samples: 'clipboard-list',
};

export const SETTINGS_LINKS = SETTINGS_VIEWS.map((view) => ({
  view,
  // Read while drawing: the language may be chosen later.
  get label() {
    return settingsTexts.views[view];
  },
  icon: ICONS[view],
}));
