import { useEffect, useState } from 'react';
import { whenIdle } from './when-idle.ts';

async function loadOrNothing<Part>(load: () => Promise<Part>): Promise<{ part: Part } | undefined> {
  try {
    return { part: await load() };
  } catch {
    return undefined;
  }
}

/**
 * Code that no first paint needs: undefined until it is there, and for good when it cannot be fetched, so that the rest
 * of the page stands. `load` has to be the same function each time.
 */
export function useAfterPaint<Part>(load: () => Promise<Part>): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  useEffect(() => whenIdle(() => void loadOrNothing(load).then(setLoaded)), [load]);
  return loaded?.part;
}
