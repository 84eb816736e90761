/** Menus, dropped files and the clipboard: what one patient copies, the next could paste. */
const NOT_HERE = ['contextmenu', 'dragstart', 'dragover', 'drop', 'copy', 'cut', 'auxclick'] as const;

/**
 * With Ctrl or the command key only editing is allowed; printing, saving, searching, zooming and new windows are
 * blocked.
 */
const EDITING = new Set(['a', 'v', 'y', 'z', 'arrowleft', 'arrowright', 'backspace', 'delete', 'home', 'end']);

/**
 * Keeps a visitor on the page as far as a page can; the operating system does the rest (docs/kiosk.md). Returns the
 * function that stops it.
 */
export function keepOnThePage(): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  for (const type of NOT_HERE) addEventListener(type, refuse, { signal });
  addEventListener('keydown', (event) => isTheBrowsers(event) && refuse(event), { signal, capture: true });
  addEventListener('wheel', (event) => event.ctrlKey && refuse(event), { signal, passive: false });
  // A link clicked with a modifier key opens another tab or window, or saves a file.
  addEventListener('click', (event) => isModified(event) && isLink(event.target) && refuse(event), { signal });
  return () => stopping.abort();
}

function refuse(event: Event): void {
  event.preventDefault();
}

function isTheBrowsers({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (/^F\d+$/.test(key) || key.startsWith('Browser')) return true;
  // Ctrl and Alt together are AltGr, which types characters.
  if (altKey && !ctrlKey) return ['ArrowLeft', 'ArrowRight', 'Home'].includes(key);
  return (ctrlKey || metaKey) && !altKey && !EDITING.has(key.toLowerCase());
}

function isModified({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey;
}

function isLink(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a[href]') !== null;
}
