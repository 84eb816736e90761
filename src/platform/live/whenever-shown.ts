/**
 * Asks now, and again whenever the browser brings the page back as it had kept it: it may be of yesterday, or before somebody
 * else's eyes. Returns what ends that.
 */
export function askWheneverShown(ask: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) ask();
  };
  ask();
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
