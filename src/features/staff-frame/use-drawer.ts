import { useEffect, useState, type RefObject } from 'react';

/** The drawer of a small screen: the focus moves into it and back, Escape closes it, a wide window ends it. */
export function useDrawer(panel: RefObject<HTMLElement | null>, opener: RefObject<HTMLElement | null>) {
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (!open) return undefined;
    const back = opener.current;
    const drawer = panel.current;
    drawer?.querySelector<HTMLElement>('button, a')?.focus();
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false);
    };
    // If the sidebar has room of its own, no button opens it, and no drawer may stay open.
    const closeWhenWide = () => {
      if (back && getComputedStyle(back).display === 'none') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    addEventListener('resize', closeWhenWide);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      removeEventListener('resize', closeWhenWide);
      // Unless something else has already taken the focus, such as the heading of a new view.
      const holder = document.activeElement;
      if (holder === document.body || drawer?.contains(holder) === true) back?.focus();
    };
  }, [open, panel, opener]);

  return { open, show: () => setOpen(true), close: () => setOpen(false) };
}
