import { useRef, useState } from 'react';
import { afterNextFrame } from '#src/platform/loading/press/after-next-frame.ts';

/**
 * Something that a button opens and whose code loads when a click is likely: spread `intent` on the button. A click
 * without a preceding pointer or focus event (by voice, by a screen reader) loads it itself. `panel` exists while it is
 * open and its code has loaded; `how` it was opened is true, or the end of a menu. Put `area` around button and panel,
 * `opener` on the button. `load` must be a stable function.
 */
export function usePanel<Part, How = true>(load: () => Promise<Part>) {
  const [how, setHow] = useState<How>();
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);

  // A pointer event is often immediately followed by a click: the button shows that first.
  const fetchIt = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    afterNextFrame(() => {
      load().then(
        (part) => setLoaded({ part }),
        // What cannot be loaded stays closed; the next click tries again.
        () => void (isAsked.current = false),
      );
    });
  };
  const close = () => setHow(undefined);
  const open = (wanted: How) => {
    fetchIt();
    setHow(() => wanted);
  };
  return {
    panel: how !== undefined && loaded !== undefined ? { part: loaded.part, how } : undefined,
    intent: { onPointerEnter: fetchIt, onPointerDown: fetchIt, onFocus: fetchIt },
    area,
    opener,
    open,
    toggle: (wanted: How) => (how === undefined ? open(wanted) : close()),
    close,
  };
}
