import { useState } from 'react';
import type { PairingCode } from '#shared/contract/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/devices.ts';
import { makePairingCode } from '#src/platform/api/devices.ts';
import { markBusy } from '#src/platform/busy.ts';
import { Alert } from '#src/ui/alert.tsx';
import { Button } from '#src/ui/button.tsx';
import { Dialog } from '#src/ui/dialog.tsx';
import { CodeToType } from './code-to-type.tsx';
import { DeviceForm } from './device-form.tsx';
import { bodyOf, EMPTY_DEVICE, faultsOf, type FaultyField } from './device-values.ts';

/** Says what the new device shall be, then shows the code, once and large. */
export function AddDeviceDialog({ onClose }: { onClose: () => void }) {
  const [values, setValues] = useState(EMPTY_DEVICE);
  const [faults, setFaults] = useState<readonly FaultyField[]>([]);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [code, setCode] = useState<PairingCode>();

  async function make(): Promise<void> {
    const wrong = faultsOf(values);
    setFaults(wrong);
    setProblem(undefined);
    const [first] = wrong;
    if (first !== undefined) document.getElementById(`device-${first}`)?.focus();
    if (wrong.length > 0 || busy) return;
    setBusy(true);
    const done = markBusy('device-form');
    const answer = await makePairingCode(bodyOf(values));
    done();
    setBusy(false);
    if (answer.ok) setCode(answer.value);
    else setProblem((answer.problem.kind === 'refused' && answer.problem.message) || texts.codeFailed);
  }

  if (code !== undefined) {
    return (
      <Dialog
        open
        onClose={onClose}
        title={texts.codeTitle(values.name)}
        actions={<Button onClick={onClose}>{texts.done}</Button>}
      >
        <CodeToType code={code} />
      </Dialog>
    );
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.add}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="device-form" busy={busy} busyText={texts.makingCode}>
            {texts.makeCode}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem !== undefined && (
          <div role="alert">
            <Alert tone="danger" title={problem} />
          </div>
        )}
        <DeviceForm values={values} faults={faults} onChange={setValues} onSubmit={() => void make()} />
      </div>
    </Dialog>
  );
}
