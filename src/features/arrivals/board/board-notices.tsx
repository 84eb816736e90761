import { arrivalsTexts as texts } from '#src/locales/en/staff/arrivals.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { useSilence } from '#src/platform/live/use-live.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import type { Refusal } from './use-moves.ts';

const SILENT_SECONDS = 12;

/** That the board may be old; what is done on it is still checked by the server. */
export function StaleNotice() {
  const seconds = useSilence(SILENT_SECONDS);
  if (seconds === undefined) return null;
  return (
    <Alert tone="warning" title={texts.stale(seconds)}>
      {texts.staleText}
    </Alert>
  );
}

/** What was refused, and how it is now; it stays until it is closed or something else is done. */
export function RefusalNotice({ refusal, onClose }: { refusal: Refusal | undefined; onClose: () => void }) {
  if (refusal === undefined) return null;
  return (
    <Alert tone="warning" title={refusal.title}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 flex-1">{refusal.text}</p>
        <Button variant="quiet" size="sm" onClick={onClose}>
          {staffTexts.close}
        </Button>
      </div>
    </Alert>
  );
}
