import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';

const loadBanner = () => import('./alerts-banner.tsx');

/** Where calls for help come up; the code for it comes after the first paint. */
export function AlertsSlot({ className }: { className: string }) {
  const loaded = useAfterPaint(loadBanner);
  return loaded ? <loaded.AlertsBanner className={className} /> : null;
}
