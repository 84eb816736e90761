import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { NavLinks } from './nav-links.tsx';
import { STAFF_LOGINS } from './staff-menu.tsx';
import { useDismiss } from './use-dismiss.ts';

const ROW = 'flex min-h-13 items-center rounded-input px-4 py-2 font-semibold text-ink hover:bg-sky-100';

/** The header's items behind one button, where the header is too narrow for them. */
export function MobileMenu() {
  const [open, setOpen] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  useDismiss(open, close, area, opener);

  return (
    <div ref={area} className="wide-nav:hidden">
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls="mobile-menu"
        aria-label={open ? shellTexts.closeMenu : shellTexts.openMenu}
        className={buttonClass({ variant: 'quiet', className: 'px-3! text-xl!' })}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'x' : 'menu'} />
      </button>
      <div
        id="mobile-menu"
        hidden={!open}
        className="absolute inset-x-3 top-full max-h-[calc(100dvh-6rem)] overflow-y-auto rounded-card bg-white p-3 shadow-card sm:start-auto sm:w-96"
      >
        <ul className="grid gap-1">
          <NavLinks linkClass={ROW} onFollow={close} />
        </ul>
        <ul className="mt-2 grid gap-1 border-t border-line pt-2" aria-label={shellTexts.staffLogin}>
          {STAFF_LOGINS.map((login) => (
            <li key={login.role}>
              <Link to="/login" search={{ role: login.role }} className={`${ROW} gap-3`} onClick={close}>
                <Icon name={login.icon} className="text-brand" />
                {login.label}
              </Link>
            </li>
          ))}
        </ul>
        <Link to="/frontdesk" className={buttonClass({ size: 'lg', className: 'mt-3 w-full' })} onClick={close}>
          <Icon name="clipboard-pen" />
          {shellTexts.patientRegistration}
        </Link>
      </div>
    </div>
  );
}
