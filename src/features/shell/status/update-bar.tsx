import { useEffect, useState } from 'react';
import { noticeTexts } from '#src/locales/en/everywhere/notices.ts';
import { shellTexts } from '#src/locales/en/everywhere/shell.ts';
import { useAppUpdate } from '#src/platform/update/app-update.ts';
import { applyUpdateLater, applyUpdateWhenSafe } from '#src/platform/update/apply-update.ts';
import { useLanguageOfTexts } from '#src/platform/language/use-language-of-texts.ts';
import { useSafeToUpdate } from '#src/platform/update/busy.ts';
import { useKioskMode } from '#src/platform/device/kiosk.ts';
import { Button } from '#src/ui/parts/button.tsx';

const texts = noticeTexts.update;
const ASK_AGAIN_AFTER_MS = 24 * 3_600_000;

/**
 * Says that a newer build is waiting. It never reloads automatically, and never while something would be lost, here or
 * in another tab. A kiosk asks nobody: it installs the build when it is not in use.
 */
export function UpdateBar() {
  const { waiting, wanted } = useAppUpdate();
  const isSafe = useSafeToUpdate();
  const isKiosk = useKioskMode();
  useLanguageOfTexts();
  const [dismissed, setDismissed] = useState(false);
  const [elsewhere, setElsewhere] = useState(false);
  useEffect(() => {
    if (!dismissed) return undefined;
    const timer = setTimeout(() => setDismissed(false), ASK_AGAIN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [dismissed]);
  if (!waiting || dismissed || isKiosk) return null;

  async function reload(): Promise<void> {
    if (!isSafe) applyUpdateLater();
    else setElsewhere(!(await applyUpdateWhenSafe({ automatic: false })));
  }

  return (
    <section
      aria-label={texts.label}
      className="fixed inset-x-4 bottom-4 z-[60] mx-auto flex max-w-[40rem] flex-wrap items-center gap-3 rounded-card bg-white p-4 shadow-toast"
    >
      <p className="min-w-0 flex-1 basis-56 font-semibold text-ink">
        {wanted && !isSafe ? texts.afterSaving : elsewhere ? texts.elsewhere : texts.ready}
      </p>
      {!(wanted && !isSafe) && (
        <Button icon="refresh-cw" onClick={() => void reload()}>
          {isSafe ? shellTexts.crash.reload : texts.reloadAfterSaving}
        </Button>
      )}
      <Button variant="quiet" onClick={() => setDismissed(true)}>
        {texts.later}
      </Button>
    </section>
  );
}
