/** The views of the settings, as they stand in the address (`?view=audit`). Without their words, which the first chunk need not hold. */
export const SETTINGS_VIEWS = [
  'clinic',
  'booking',
  'leave',
  'speech',
  'messages',
  'devices',
  'staff',
  'sessions',
  'security',
  'systems',
  'import',
  'audit',
  'knowledge',
  'password',
  'samples',
] as const;
export type SettingsView = (typeof SETTINGS_VIEWS)[number];
