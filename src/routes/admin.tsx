import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminFrame } from '#src/features/admin/admin-frame.tsx';
import { Brand } from '#src/features/shell/brand.tsx';
import { ConnectionStatusSlot } from '#src/features/shell/connection-status-slot.tsx';

export const Route = createFileRoute('/admin')({ component: Admin });

function Admin() {
  return (
    <AdminFrame brand={<Brand />} status={<ConnectionStatusSlot />}>
      <Outlet />
    </AdminFrame>
  );
}
