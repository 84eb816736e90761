/**
 * The first script of every page. The page's own HTML is painted first, and only then is the app's code run: on a slow
 * device that takes longer than everything before it. A page in the background is never painted and need not wait.
 */
const begin = () => void import('./main.tsx');

if (document.visibilityState === 'visible') {
  requestAnimationFrame(() => setTimeout(begin));
  // Put into the background in between; to ask twice costs nothing.
  document.addEventListener('visibilitychange', begin, { once: true });
} else {
  begin();
}
