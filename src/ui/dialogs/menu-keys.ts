import type { KeyboardEvent } from 'react';
import type { MenuEnd } from './menu-opener.ts';

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return Array.from(list?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []);
}

/** Focuses the first or the last item. */
export function focusEnd(list: HTMLElement | null, end: MenuEnd): void {
  itemsOf(list)
    .at(end === 'first' ? 0 : -1)
    ?.focus();
}

/** For the open menu: arrows, Home, End and first letters move the focus. */
export function moveByKey(event: KeyboardEvent, list: HTMLElement | null): void {
  const all = itemsOf(list);
  const at = all.findIndex((item) => item === document.activeElement);
  const byKey = {
    ArrowDown: all[(at + 1) % all.length],
    ArrowUp: all.at(at - 1),
    Home: all[0],
    End: all.at(-1),
  }[event.key];
  const letter = event.key.toLowerCase();
  const isLetter = letter.length === 1 && letter !== ' ';
  const target =
    byKey ??
    [...all.slice(at + 1), ...all].find((item) => isLetter && item.textContent.toLowerCase().startsWith(letter));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
