import type { KeyboardEvent } from 'react';

export type MenuEnd = 'first' | 'last';

/** Which item is focused when a key opens a menu. */
const OPENING_KEYS: Readonly<Record<string, MenuEnd>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** For a menu's button: the arrow keys open it (WAI-ARIA menu button pattern). */
export function openByKey(event: KeyboardEvent, open: (end: MenuEnd) => void): void {
  const end = OPENING_KEYS[event.key];
  if (!end) return;
  event.preventDefault();
  open(end);
}
