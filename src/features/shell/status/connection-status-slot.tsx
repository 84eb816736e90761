import { useAfterPaint } from '#src/platform/loading/use-after-paint.ts';

const loadStatus = () => import('./connection-status.tsx');

/**
 * Where the state of the connection stands. The pill itself comes after the first paint, with the outbox and the
 * connectivity stores, which must stay out of the first chunk.
 */
export function ConnectionStatusSlot() {
  const loaded = useAfterPaint(loadStatus);
  return loaded ? <loaded.ConnectionStatus /> : null;
}
