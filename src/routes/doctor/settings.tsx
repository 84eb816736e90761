import { createFileRoute, Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { SettingsScreen } from '#src/features/doctor/profile/settings-screen.tsx';
import { ChangePasswordForm } from '#src/features/sessions/change-password-form.tsx';
import { knowledgeTexts } from '#src/locales/en/admin/knowledge.ts';
import { isOurs } from '#src/platform/api/http/backend.ts';
import { oneOf } from '#src/platform/browser/one-of.ts';
import { searchText } from '#src/platform/staff/search-text.ts';

const VIEWS = ['knowledge'] as const;

export const Route = createFileRoute('/doctor/settings')({
  validateSearch: ({ view }: Record<string, unknown>): { view?: (typeof VIEWS)[number] | undefined } => ({
    view: oneOf(VIEWS, searchText(view)),
  }),
  component: Settings,
});

const KnowledgeView = lazy(async () => ({
  default: (await import('#src/features/knowledge/knowledge-view.tsx')).KnowledgeView,
}));

const OwnProtection = lazy(async () => ({
  default: (await import('#src/features/sessions/protection/own-protection.tsx')).OwnProtection,
}));

function Settings() {
  const { view } = Route.useSearch();
  if (!isOurs()) return <SettingsScreen />;
  return (
    <SettingsScreen>
      <ChangePasswordForm staff="doctor" />
      <Suspense>
        <OwnProtection staff="doctor" />
      </Suspense>
      {view === 'knowledge' ? (
        <Suspense>
          <KnowledgeView staff="doctor" />
        </Suspense>
      ) : (
        <p className="max-w-2xl">
          <Link
            to="/doctor/settings"
            search={{ view: 'knowledge' }}
            resetScroll={false}
            className="font-semibold underline"
          >
            {knowledgeTexts.open}
          </Link>
        </p>
      )}
    </SettingsScreen>
  );
}
