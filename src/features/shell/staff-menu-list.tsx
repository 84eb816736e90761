import { Link } from '@tanstack/react-router';
import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '#src/ui/icon.tsx';
import { STAFF_LOGINS } from './staff-logins.ts';
import { useDismiss } from './use-dismiss.ts';

type StaffMenuListProps = {
  /** Which item has the focus at first. */
  start: 'first' | 'last';
  /** Button and list together: a press outside closes the list. */
  area: RefObject<HTMLElement | null>;
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
};

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);
}

/** The open menu: arrows, Home, End and letters move, Escape and Tab close. */
export function StaffMenuList({ start, area, opener, onClose }: StaffMenuListProps) {
  const list = useRef<HTMLUListElement>(null);
  useDismiss(onClose, area, opener);
  useEffect(() => {
    itemsOf(list.current)
      .at(start === 'first' ? 0 : -1)
      ?.focus();
  }, [start]);

  const move = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      onClose();
      return;
    }
    const all = itemsOf(list.current);
    const at = all.findIndex((item) => item === document.activeElement);
    const byKey = {
      ArrowDown: all[(at + 1) % all.length],
      ArrowUp: all.at(at - 1),
      Home: all[0],
      End: all.at(-1),
    }[event.key];
    const letter = event.key.toLowerCase();
    const target =
      byKey ?? [...all.slice(at + 1), ...all].find((item) => item.textContent.toLowerCase().startsWith(letter));
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return (
    <ul
      ref={list}
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
            onClick={onClose}
            className="flex min-h-12 items-center gap-3 rounded-input px-4 py-2 font-semibold text-ink hover:bg-sky-100"
          >
            <Icon name={login.icon} className="text-brand" />
            {login.label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
