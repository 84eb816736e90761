import { lazy, Suspense } from 'react';
import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordForm } from '#src/features/sessions/change-password-form.tsx';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { StaffView } from '#src/ui/lists/staff-view.tsx';

/** The own password, for a receptionist, who has no settings. */
export const Route = createFileRoute('/admin/password')({ component: Password });

const OwnProtection = lazy(async () => ({
  default: (await import('#src/features/sessions/protection/own-protection.tsx')).OwnProtection,
}));

function Password() {
  return (
    <StaffView words={staffTexts} title={staffTexts.views.password}>
      <ChangePasswordForm staff="admin" />
      <Suspense>
        <OwnProtection staff="admin" />
      </Suspense>
    </StaffView>
  );
}
