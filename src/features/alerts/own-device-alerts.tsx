import { useState, type ComponentProps } from 'react';
import { alertTexts as texts } from '#src/locales/en/staff/alerts.ts';
import { takeOwnDevices } from '#src/platform/api/device/alerts.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { AlertRows } from './alert-rows.tsx';

/** Calls of browsers nobody has paired: perhaps a patient at home, perhaps somebody who plays. Taken one by one or at once. */
export function OwnDeviceAlerts(props: ComponentProps<typeof AlertRows>) {
  const { alerts, count, onTaken } = props;
  const [state, setState] = useState<'idle' | 'asking' | 'busy' | 'failed'>('idle');
  /** What was on the screen when the question was asked: what comes meanwhile is nobody's yet. */
  const [upTo, setUpTo] = useState('');
  const [newest] = alerts;
  if (newest === undefined) return null;

  async function takeAll(): Promise<void> {
    setState('busy');
    const done = await takeOwnDevices(upTo);
    setState(done.ok ? 'idle' : 'failed');
    if (done.ok) onTaken();
  }

  return (
    <div className="border-t border-line bg-surface-2">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-5 pt-3">
        <h2 className="min-w-0 flex-1 basis-56 font-semibold text-ink">{texts.ownDevices(count)}</h2>
        {count > 1 && (
          <Button
            variant="secondary"
            onClick={() => {
              setUpTo(newest.createdAt);
              setState('asking');
            }}
          >
            {texts.takeAll}
          </Button>
        )}
      </div>
      <AlertRows {...props} />
      {state !== 'idle' && (
        <ConfirmDialog
          title={texts.takeAllTitle}
          description={texts.takeAllText}
          words={{ cancel: texts.takeAllCancel, confirm: texts.take, busy: texts.taking }}
          busy={state === 'busy'}
          failure={state === 'failed' ? { title: texts.takeFailed } : undefined}
          onConfirm={() => void takeAll()}
          onClose={() => setState('idle')}
        />
      )}
    </div>
  );
}
