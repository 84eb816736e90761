import { useEffect, useEffectEvent } from 'react';
import { pressFirst, stepRow } from './row-focus.ts';

/** What is typed into a field, or chosen in a menu or a dialog, is no command. */
const OWN_KEYS = 'input, textarea, select, [role="menu"], [role="dialog"], [contenteditable]';

type Keys = { readonly isOn: boolean; readonly onCallNext: () => void; readonly onFind: () => void };

/** The board by single keys; they can be switched off, because who speaks to a computer says letters, too. */
export function useKeys({ isOn, onCallNext, onFind }: Keys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(OWN_KEYS) !== null) return;
    if (event.key === 'Enter') {
      if (pressFirst()) event.preventDefault();
      return;
    }
    const act = { j: () => stepRow(1), k: () => stepRow(-1), c: onCallNext, '/': onFind }[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}
