import { Link } from '@tanstack/react-router';
import type { RefObject } from 'react';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { buttonClass } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { NavLinks } from '#src/features/shell/header/nav-links.tsx';
import { STAFF_LOGINS } from './staff-logins.ts';
import { useDismiss } from './use-dismiss.ts';

const ROW = 'flex min-h-13 items-center rounded-input px-4 py-2 font-semibold text-ink hover:bg-sky-100';

type MobileMenuPanelProps = {
  area: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The open menu of a narrow header: the same items as the wide one. */
export function MobileMenuPanel({ area, opener, onClose }: MobileMenuPanelProps) {
  useDismiss(onClose, area, opener);
  return (
    <div
      id="mobile-menu"
      className="absolute inset-x-3 top-full max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card bg-white p-3 shadow-card sm:start-auto sm:w-96"
    >
      <ul className="grid gap-1">
        <NavLinks linkClass={ROW} onFollow={onClose} />
      </ul>
      <ul className="mt-2 grid gap-1 border-t border-line pt-2" aria-label={shellTexts.staffLogin}>
        {STAFF_LOGINS.map((login) => (
          <li key={login.role}>
            <Link to="/login" search={{ role: login.role }} className={`${ROW} gap-3`} onClick={onClose}>
              <Icon name={login.icon} className="text-brand" />
              {shellTexts[login.label]}
            </Link>
          </li>
        ))}
      </ul>
      <Link to="/frontdesk" className={buttonClass({ size: 'lg', className: 'mt-3 w-full' })} onClick={onClose}>
        <Icon name="clipboard-pen" />
        {shellTexts.patientRegistration}
      </Link>
    </div>
  );
}
