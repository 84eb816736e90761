import { createFileRoute } from '@tanstack/react-router';
import { DashboardScreen } from '#src/features/admin/dashboard/dashboard-screen.tsx';
import { ClinicNow } from '#src/features/arrivals/now/clinic-now.tsx';

export const Route = createFileRoute('/admin/dashboard')({ component: Dashboard });

function Dashboard() {
  return <DashboardScreen now={<ClinicNow />} />;
}
