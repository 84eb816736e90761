import { useState } from 'react';
import type { StaffAlert } from '#shared/contract/device/alerts.ts';
import { warningSignWords } from '#src/locales/en/everywhere/safety.ts';
import { alertTexts as texts } from '#src/locales/en/staff/alerts.ts';
import { acknowledgeAlert } from '#src/platform/api/device/alerts.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { sinceWords } from './since.ts';

type AlertRowProps = { alert: StaffAlert; now: number; onTaken: () => void };

/** One call: who is needed where, since when, and the button by which somebody takes it. */
export function AlertRow({ alert, now, onTaken }: AlertRowProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const isTaken = typeof alert.acknowledgedAt === 'string';
  const fromPairedDevices = alert.kind === 'help' ? texts.help(alert.place) : texts.urgent(alert.place);
  const signs = warningSignWords(alert.signs);
  const words = alert.isOwnDevice ? texts.ownDevice : fromPairedDevices;

  async function take(): Promise<void> {
    setState('busy');
    const done = await acknowledgeAlert(alert._id);
    setState(done.ok ? 'idle' : 'failed');
    if (done.ok) onTaken();
  }

  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 py-3">
      <Icon
        name={alert.kind === 'help' ? 'hand-helping' : 'triangle-alert'}
        size={150}
        className={isTaken ? 'text-success' : 'text-danger'}
      />
      <div className="min-w-0 flex-1 basis-56">
        <p id={`alert-${alert._id}`} className="font-semibold text-ink">
          {words}
        </p>
        <p className="flex flex-wrap gap-x-3 text-ink-2">
          {signs && <span className="font-semibold text-danger">{signs}</span>}
          {alert.ticket && <span>{texts.ticket(alert.ticket)}</span>}
          <span>{sinceWords(alert.createdAt, now)}</span>
        </p>
        {state === 'failed' && <p className="font-semibold text-danger">{texts.takeFailed}</p>}
      </div>
      {isTaken ? (
        <Badge tone="success">{texts.taken(alert.acknowledgedBy ?? '')}</Badge>
      ) : (
        <Button
          busy={state === 'busy'}
          busyText={texts.taking}
          aria-describedby={`alert-${alert._id}`}
          onClick={() => void take()}
        >
          {texts.take}
        </Button>
      )}
    </li>
  );
}
