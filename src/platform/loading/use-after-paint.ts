import { startTransition, useEffect, useState } from 'react';
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
 * of the page stands. `load` has to be the same function each time; as long as it is not `wanted`, nothing is fetched.
 */
export function useAfterPaint<Part>(load: () => Promise<Part>, wanted = true): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  useEffect(() => {
    const begin = () => loadOrNothing(load).then((part) => startTransition(() => setLoaded(part)));
    return wanted ? whenIdle(() => void begin()) : undefined;
  }, [load, wanted]);
  return loaded?.part;
}
