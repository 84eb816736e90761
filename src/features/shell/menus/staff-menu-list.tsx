import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type RefObject } from 'react';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { focusEnd, moveByKey } from '#src/ui/dialogs/menu-keys.ts';
import type { MenuEnd } from '#src/ui/dialogs/menu-opener.ts';
import { STAFF_LOGINS } from './staff-logins.ts';
import { useDismiss } from './use-dismiss.ts';

type StaffMenuListProps = {
  /** Which item is focused first. */
  start: MenuEnd;
  /** Button and list together: a click outside closes the list. */
  area: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** The open menu: arrows, Home, End and letters move the focus, Escape and Tab close it. */
export function StaffMenuList({ start, area, opener, onClose }: StaffMenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  useDismiss(onClose, area, opener);
  useEffect(() => focusEnd(list.current, start), [start]);

  return (
    <ul
      ref={list}
      id="staff-menu"
      role="menu"
      aria-labelledby="staff-menu-button"
      onKeyDown={(event) => (event.key === 'Tab' ? onClose() : moveByKey(event, list.current))}
      className="absolute end-0 top-full z-50 mt-2 grid min-w-64 gap-1 rounded-card bg-white p-2 shadow-card"
    >
      {STAFF_LOGINS.map((login) => (
        <li key={login.role} role="none">
          <Link
            to="/login"
            search={{ role: login.role }}
            role="menuitem"
            tabIndex={-1}
            onClick={onClose}
            className="flex min-h-12 items-center gap-3 rounded-input px-4 py-2 font-semibold text-ink hover:bg-sky-100"
          >
            <Icon name={login.icon} className="text-brand" />
            {shellTexts[login.label]}
          </Link>
        </li>
      ))}
    </ul>
  );
}
