import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';

const loadStatus = () => import('./connection-status.tsx');

/**
 * The place for the connection status. The status itself loads after the first paint, with the outbox and connectivity
 * stores, which must stay out of the first chunk.
 */
export function ConnectionStatusSlot() {
  const loaded = useAfterPaint(loadStatus);
  return loaded ? <loaded.ConnectionStatus /> : null;
}
