import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { adminTexts } from '#src/locales/en/admin.ts';
import { Badge } from '#src/ui/badge.tsx';
import { Button } from '#src/ui/button.tsx';
import { Icon, type IconName } from '#src/ui/icon.tsx';
import { Portrait } from '#src/ui/portrait.tsx';
import { useLogout } from './use-logout.ts';

const VIEWS: readonly { to: `/admin/${keyof typeof adminTexts.views}`; label: string; icon: IconName }[] = [
  { to: '/admin/dashboard', label: adminTexts.views.dashboard, icon: 'layout-dashboard' },
  { to: '/admin/appointments', label: adminTexts.views.appointments, icon: 'calendar' },
  { to: '/admin/doctors', label: adminTexts.views.doctors, icon: 'stethoscope' },
  { to: '/admin/patients', label: adminTexts.views.patients, icon: 'users' },
  { to: '/admin/settings', label: adminTexts.views.settings, icon: 'settings' },
];

type SidebarProps = { brand: ReactNode; onFollow?: () => void };

/** The five views, who is logged in, and the way out (product.md §2). */
export function Sidebar({ brand, onFollow }: SidebarProps) {
  const { busy, logOut } = useLogout();
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto bg-white p-4">
      {brand}
      <nav aria-label={adminTexts.navigation}>
        <ul className="grid gap-1">
          {VIEWS.map(({ to, label, icon }) => (
            <li key={to}>
              <Link
                to={to}
                className="flex min-h-12 items-center gap-3 rounded-input px-3 font-semibold text-ink-2 hover:bg-sky-100"
                activeProps={{ className: 'bg-sky-200 text-brand-strong!' }}
                activeOptions={{ includeSearch: false }}
                {...(onFollow && { onClick: onFollow })}
              >
                <Icon name={icon} />
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-4 border-t border-line pt-4">
        <div className="flex items-center gap-3">
          <Portrait name={adminTexts.user} size="sm" />
          <div className="grid justify-items-start gap-1">
            <p className="font-semibold text-ink">{adminTexts.user}</p>
            <Badge tone="info">{adminTexts.role}</Badge>
          </div>
        </div>
        <Button variant="secondary" icon="log-out" busy={busy} onClick={() => void logOut()}>
          {adminTexts.logout}
        </Button>
      </div>
    </div>
  );
}
