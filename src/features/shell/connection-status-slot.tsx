import { useEffect, useState, type ComponentType } from 'react';
import { whenIdle } from '#src/platform/when-idle.ts';

async function loadStatus(): Promise<{ Status: ComponentType } | undefined> {
  try {
    const { ConnectionStatus } = await import('./connection-status.tsx');
    return { Status: ConnectionStatus };
  } catch {
    // Without the pill the page still works; what cannot be sent is kept, and said where it happens.
    return undefined;
  }
}

/**
 * Where the state of the connection stands. The pill itself comes after the first paint, with the outbox and the
 * connectivity stores, which must stay out of the first chunk.
 */
export function ConnectionStatusSlot() {
  const [loaded, setLoaded] = useState<{ Status: ComponentType }>();
  useEffect(() => whenIdle(() => void loadStatus().then(setLoaded)), []);
  return loaded ? <loaded.Status /> : null;
}
