import { useState } from 'react';

/**
 * Code that is fetched when somebody is about to use it: spread `intent` on what opens it. Undefined until it is there,
 * and for good when it cannot be fetched. `load` has to be the same function each time.
 */
export function useOnIntent<Part>(load: () => Promise<Part>) {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  const fetchIt = () => {
    if (loaded) return;
    load().then(
      (part) => setLoaded({ part }),
      () => undefined,
    );
  };
  return { loaded: loaded?.part, intent: { onPointerEnter: fetchIt, onPointerDown: fetchIt, onFocus: fetchIt } };
}
