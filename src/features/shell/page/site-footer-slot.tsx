import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';

const loadFooter = () => import('./site-footer.tsx');

/** The footer is below the fold: its code loads after the first paint. */
export function SiteFooterSlot() {
  const loaded = useAfterPaint(loadFooter);
  return loaded ? <loaded.SiteFooter /> : null;
}
