import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AlertsSlot } from '#src/features/alerts/alerts-slot.tsx';
import { forgetReason } from '#src/features/appointment-status/kept-reason.ts';
import { SessionGuard } from '#src/features/sessions/ending/session-guard.tsx';
import { Brand } from '#src/features/shell/header/brand.tsx';
import { ConnectionStatusSlot } from '#src/features/shell/status/connection-status-slot.tsx';
import { InstallSlot } from '#src/features/shell/page/install-slot.tsx';
import { AdministratorsOnly } from '#src/features/staff-frame/administrators-only.tsx';
import { StaffFrame } from '#src/features/staff-frame/staff-frame.tsx';
import { UndoSlot } from '#src/features/undo/undo-slot.tsx';
import { adminTexts } from '#src/locales/en/admin/admin.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';

export const Route = createFileRoute('/admin')({ component: Admin });

/** A generic name (ADM-1). */
const person = (isReceptionist: boolean) => (isReceptionist ? staffTexts.reception : adminTexts);

function Admin() {
  const { user, role } = person(useIsReceptionist());
  return (
    <StaffFrame
      area="admin"
      person={{ name: user, badge: role }}
      brand={<Brand />}
      status={
        // A phone has room for only one of the two: the state of the connection matters more.
        <div className="flex items-center justify-end gap-3 max-sm:[&>[data-connection]~*]:hidden">
          <ConnectionStatusSlot />
          <InstallSlot />
        </div>
      }
      onLoggedOut={forgetReason}
      notices={
        <>
          <SessionGuard staff="admin" />
          <AlertsSlot className="mx-4 mt-4 md:mx-8" />
        </>
      }
    >
      <UndoSlot />
      <AdministratorsOnly>
        <Outlet />
      </AdministratorsOnly>
    </StaffFrame>
  );
}
