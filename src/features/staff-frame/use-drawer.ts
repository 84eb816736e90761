import { useEffect, useState, type RefObject } from 'react';

/** The small screen's drawer: the focus goes in with it and comes back, Escape closes it, a wide window ends it. */
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
    // Where the sidebar has room of its own there is no button that opens it, and no drawer may stay open.
    const closeWhenWide = () => {
      if (back && getComputedStyle(back).display === 'none') setOpen(false);
    };
    document.addEventListener('keydown', closeOnEscape);
    addEventListener('resize', closeWhenWide);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      removeEventListener('resize', closeWhenWide);
      // Unless something else has taken the focus already, as the heading of a new view does.
      const holder = document.activeElement;
      if (holder === document.body || drawer?.contains(holder) === true) back?.focus();
    };
  }, [open, panel, opener]);

  return { open, show: () => setOpen(true), close: () => setOpen(false) };
}
