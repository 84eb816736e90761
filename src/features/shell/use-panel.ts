import { useRef, useState } from 'react';
import { useOnIntent } from '#src/platform/use-on-intent.ts';

/**
 * Something that a button opens and whose code comes when somebody is about to press it. `loaded` is there while it is
 * open: `how` it was opened is true, or a menu's end. Put `area` around button and panel, `opener` on the button.
 */
export function usePanel<Part, How = true>(load: () => Promise<Part>) {
  const [how, setHow] = useState<How>();
  const area = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const { loaded, intent } = useOnIntent(load);
  const close = () => setHow(undefined);
  return {
    panel: how !== undefined && loaded !== undefined ? { part: loaded, how } : undefined,
    intent,
    area,
    opener,
    open: (wanted: How) => setHow(() => wanted),
    toggle: (wanted: How) => (how === undefined ? setHow(() => wanted) : close()),
    close,
  };
}
