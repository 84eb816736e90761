import type { KeyboardEvent } from 'react';

export type MenuEnd = 'first' | 'last';

/** Which item takes the focus when a key opens a menu. */
const OPENING_KEYS: Readonly<Record<string, MenuEnd>> = { ArrowDown: 'first', ArrowUp: 'last' };

/** For the button of a menu: the arrows open it (WAI-ARIA authoring practices). */
export function openByKey(event: KeyboardEvent, open: (end: MenuEnd) => void): void {
  const end = OPENING_KEYS[event.key];
  if (!end) return;
  event.preventDefault();
  open(end);
}
