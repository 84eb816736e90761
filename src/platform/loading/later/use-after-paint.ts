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
 * Code that the first paint does not need: undefined until it has loaded, and for good if it cannot be loaded, so that
 * the rest of the page works. `load` must be a stable function; nothing is loaded until `wanted`.
 */
export function useAfterPaint<Part>(load: () => Promise<Part>, wanted = true): Part | undefined {
  const [loaded, setLoaded] = useState<{ part: Part }>();
  useEffect(() => {
    const begin = () => loadOrNothing(load).then((part) => startTransition(() => setLoaded(part)));
    return wanted ? whenIdle(() => void begin()) : undefined;
  }, [load, wanted]);
  return loaded?.part;
}
