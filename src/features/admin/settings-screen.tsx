import { adminTexts } from '#src/locales/en/admin.ts';
import { EmptyState } from '#src/ui/empty-state.tsx';
import { AdminView } from './admin-view.tsx';

const texts = adminTexts.settings;

/** Says what will be here: nothing on it pretends to work. */
export function SettingsScreen() {
  return (
    <AdminView title={texts.title}>
      <EmptyState icon="settings" title={texts.notBuilt} text={texts.text} />
    </AdminView>
  );
}
