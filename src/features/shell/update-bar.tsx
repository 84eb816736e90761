import { useState } from 'react';
import { noticeTexts } from '#src/locales/en/notices.ts';
import { shellTexts } from '#src/locales/en/shell.ts';
import { useAppUpdate } from '#src/platform/app-update.ts';
import { safeToUpdate } from '#src/platform/busy.ts';
import { Button } from '#src/ui/button.tsx';

const texts = noticeTexts.update;

/** Says that a newer build waits. It never reloads by itself, and never while something would be lost by it. */
export function UpdateBar() {
  const { waiting, apply } = useAppUpdate();
  const [dismissed, setDismissed] = useState(false);
  const [refused, setRefused] = useState(false);
  if (!waiting || dismissed) return null;

  return (
    <section
      aria-label={texts.label}
      className="fixed inset-x-4 bottom-4 z-[60] mx-auto flex max-w-[40rem] flex-wrap items-center gap-3 rounded-card bg-white p-4 shadow-toast"
    >
      <p className="min-w-0 flex-1 basis-56 font-semibold text-ink">{refused ? texts.notNow : texts.ready}</p>
      <Button
        icon="refresh-cw"
        onClick={() => {
          if (safeToUpdate()) apply();
          else setRefused(true);
        }}
      >
        {shellTexts.crash.reload}
      </Button>
      <Button variant="quiet" onClick={() => setDismissed(true)}>
        {texts.later}
      </Button>
    </section>
  );
}
