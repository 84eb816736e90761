import { useRef, useState } from 'react';
import { afterNextFrame } from '#src/platform/loading/after-next-frame.ts';

/**
 * Something that a button opens and whose code comes when somebody is about to press it: spread `intent` on the button.
 * A press that no pointer and no focus has announced (by voice, by a screen reader) fetches it itself. `panel` is there
 * while it is open and its code has come; `how` it was opened is true, or a menu's end. Put `area` around button and
 * panel, `opener` on the button. `load` has to be the same function each time.
 */
export function usePanel<Part, How = true>(load: () => Promise<Part>) {
  const [how, setHow] = useState<How>();
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isAsked = useRef(false);

  // A pointer that comes is often a press at the same moment: it is seen on the button before anything is asked for.
  const fetchIt = () => {
    if (isAsked.current) return;
    isAsked.current = true;
    afterNextFrame(() => {
      load().then(
        (part) => setLoaded({ part }),
        // What cannot be fetched stays closed; the next press asks again.
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
