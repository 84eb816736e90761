import type { ReactNode } from 'react';
import { adminTexts } from '#src/locales/en/admin.ts';
import { AdminView } from './admin-view.tsx';

/** What an administrator sets, one section after the other. */
export function SettingsScreen({ children }: { children: ReactNode }) {
  return <AdminView title={adminTexts.settings.title}>{children}</AdminView>;
}
