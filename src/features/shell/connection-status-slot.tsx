import { useEffect, useState, type ComponentType } from 'react';

/**
 * Where the state of the connection stands. The pill itself comes after the first paint, with the outbox and the
 * connectivity stores, which must stay out of the first chunk.
 */
export function ConnectionStatusSlot() {
  const [loaded, setLoaded] = useState<{ Status: ComponentType }>();
  useEffect(() => {
    let gone = false;
    const load = () =>
      void import('./connection-status.tsx').then(
        (module) => {
          if (!gone) setLoaded({ Status: module.ConnectionStatus });
        },
        () => {
          // Without the pill the page still works; what cannot be sent is kept and said where it happens.
        },
      );
    const idle = requestIdleCallback(load, { timeout: 2000 });
    return () => {
      gone = true;
      cancelIdleCallback(idle);
    };
  }, []);
  return loaded ? <loaded.Status /> : null;
}
