import { useState } from 'react';
import type { StaffAlert } from '#shared/contract/device/alerts.ts';
import { alertTexts as texts } from '#src/locales/en/staff/alerts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { AlertRow } from './alert-row.tsx';

/** So many stand at once: the page under them has to be worked with. */
const AT_ONCE = 4;

type AlertRowsProps = {
  /** Newest first. */
  alerts: readonly StaffAlert[];
  /** How many there are, listed or not. */
  count: number;
  now: number;
  onTaken: () => void;
};

/** The newest calls, and how many more there are, at a touch. */
export function AlertRows({ alerts, count, now, onTaken }: AlertRowsProps) {
  const [isWhole, setWhole] = useState(false);
  if (alerts.length === 0) return null;
  const shown = isWhole ? alerts : alerts.slice(0, AT_ONCE);
  const hidden = count - shown.length;
  return (
    <div className="max-h-[60vh] overflow-y-auto">
      <ul className="divide-y divide-line">
        {shown.map((alert) => (
          <AlertRow key={alert._id} alert={alert} now={now} onTaken={onTaken} />
        ))}
      </ul>
      {shown.length < alerts.length ? (
        <div className="px-5 pb-3">
          <Button variant="quiet" icon="chevron-down" aria-expanded={false} onClick={() => setWhole(true)}>
            {texts.more(hidden)}
          </Button>
        </div>
      ) : (
        hidden > 0 && <p className="px-5 pb-3 text-ink-2">{texts.more(hidden)}</p>
      )}
    </div>
  );
}
