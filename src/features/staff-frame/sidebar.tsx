import type { Role } from '#shared/contract/staff/roles.ts';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useIsOurs } from '#src/platform/api/http/use-backend.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { Portrait } from '#src/ui/parts/portrait.tsx';
import { useIsReceptionist } from '#src/platform/staff/session/account-kind.ts';
import { StaffLanguage } from './staff-language.tsx';
import { viewsFor } from './staff-views.ts';

/** Who is logged in: name and role. */
export type StaffPerson = { readonly name: string; readonly badge: string; readonly img?: string | null | undefined };

export type SidebarProps = {
  area: Role;
  brand: ReactNode;
  /** Undefined while it is not known yet. */
  person: StaffPerson | undefined;
  /** Logging out is on its way. */
  leaving: boolean;
  onLogOut: () => void;
  onFollow?: () => void;
};

/** The area's views, who is logged in, and logging out (ADM-1). */
export function Sidebar({ area, brand, person, leaving, onLogOut, onFollow }: SidebarProps) {
  const views = viewsFor(area, { isOurs: useIsOurs(), isReceptionist: useIsReceptionist() });
  return (
    <div className="flex h-full flex-col gap-6 overflow-y-auto bg-white p-4">
      {brand}
      <nav aria-label={staffTexts.navigation[area]}>
        <ul className="grid gap-1">
          {views.map(({ to, label, icon }) => (
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
        <div className="flex min-h-13 items-center gap-3">
          {person && (
            <>
              <Portrait name={person.name} src={person.img} size="sm" />
              <div className="grid min-w-0 justify-items-start gap-1">
                <p className="max-w-full font-semibold wrap-anywhere text-ink">{person.name}</p>
                <Badge tone="info">{person.badge}</Badge>
              </div>
            </>
          )}
        </div>
        <StaffLanguage />
        <Button variant="secondary" icon="log-out" busy={leaving} onClick={onLogOut}>
          {staffTexts.logout}
        </Button>
      </div>
    </div>
  );
}
