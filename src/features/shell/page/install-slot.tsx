import { useAfterPaint } from '#src/platform/loading/later/use-after-paint.ts';

const loadInstall = () => import('./install-app.tsx');

/** Where staff can install the app; its code loads after the first paint. */
export function InstallSlot() {
  const loaded = useAfterPaint(loadInstall);
  return loaded ? <loaded.InstallApp quiet /> : null;
}
