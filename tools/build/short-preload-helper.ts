import type { Plugin } from 'vite';

/**
 * What is left of Vite's helper if no import names files to preload: the event that
 * src/platform/loading/missing-chunk.ts listens to.
 */
const HELPER = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true });
  event.payload = error;
  dispatchEvent(event);
  if (!event.defaultPrevented) throw error;
});`;

/**
 * Vite wraps every lazy import in a helper of 0.9 kB, even if `modulePreload` is off. This one is a quarter of that.
 */
export function shortPreloadHelper(): Plugin {
  return {
    name: 'frontdesk:short-preload-helper',
    apply: 'build',
    enforce: 'post',
    transform: (_code, id) => (id.endsWith('vite/preload-helper.js') ? { code: HELPER, map: null } : undefined),
  };
}
