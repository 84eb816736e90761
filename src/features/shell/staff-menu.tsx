import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { shellTexts } from '#src/locales/en/shell.ts';
import { buttonClass } from '#src/ui/button.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { useDismiss } from './use-dismiss.ts';

export const STAFF_LOGINS = [
  { role: 'doctor', label: shellTexts.doctorLogin, icon: 'stethoscope' },
  { role: 'admin', label: shellTexts.adminLogin, icon: 'shield-check' },
] as const;

const OPENING_KEYS: Record<string, 'first' | 'last'> = { ArrowDown: 'first', ArrowUp: 'last' };

function itemsOf(area: HTMLElement | null): HTMLElement[] {
  return Array.from(area?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);
}

/** The Staff Login menu button, as the WAI-ARIA authoring practices have it: arrows, Home, End, letters, Escape, Tab. */
export function StaffMenu() {
  const [open, setOpen] = useState<'first' | 'last' | false>(false);
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  useDismiss(open !== false, () => setOpen(false), area, opener);

  useEffect(() => {
    if (open)
      itemsOf(area.current)
        .at(open === 'first' ? 0 : -1)
        ?.focus();
  }, [open]);

  const move = (event: KeyboardEvent) => {
    const all = itemsOf(area.current);
    const at = all.findIndex((item) => item === document.activeElement);
    const target = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    const byLetter = [...all.slice(at + 1), ...all].find((item) =>
      item.textContent.toLowerCase().startsWith(event.key.toLowerCase()),
    );
    if (event.key === 'Tab') setOpen(false);
    else if (target ?? byLetter) {
      event.preventDefault();
      (target ?? byLetter)?.focus();
    }
  };

  return (
    <div ref={area} className="relative">
      <button
        ref={opener}
        type="button"
        id="staff-menu-button"
        aria-haspopup="menu"
        aria-expanded={open !== false}
        aria-controls={open ? 'staff-menu' : undefined}
        className={buttonClass({ variant: 'quiet', className: 'px-3!' })}
        onClick={() => setOpen(open ? false : 'first')}
        onKeyDown={(event) => {
          const where = OPENING_KEYS[event.key];
          if (!where) return;
          event.preventDefault();
          setOpen(where);
        }}
      >
        {shellTexts.staffLogin}
        <Icon name="chevron-down" size={100} />
      </button>
      {open && (
        <ul
          id="staff-menu"
          role="menu"
          aria-labelledby="staff-menu-button"
          onKeyDown={move}
          className="absolute end-0 top-full z-50 mt-2 grid min-w-64 gap-1 rounded-card bg-white p-2 shadow-card"
        >
          {STAFF_LOGINS.map((login) => (
            <li key={login.role} role="none">
              <Link
                to="/login"
                search={{ role: login.role }}
                role="menuitem"
                tabIndex={-1}
                onClick={() => setOpen(false)}
                className="flex min-h-12 items-center gap-3 rounded-input px-4 py-2 font-semibold text-ink hover:bg-sky-100"
              >
                <Icon name={login.icon} className="text-brand" />
                {login.label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
