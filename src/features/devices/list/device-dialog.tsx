import { useState } from 'react';
import { DeviceAsChanged } from '#shared/contract/device/devices.ts';
import { deviceTexts as texts } from '#src/locales/en/admin/devices.ts';
import { staffTexts } from '#src/locales/en/staff/staff.ts';
import { type Overtaken, overtakenOf } from '#src/platform/api/http/overtaken.ts';
import type { ApiProblem } from '#src/platform/api/http/http.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { isSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { DeviceForm } from './device-form.tsx';
import { DeviceConflict } from './device-conflict.tsx';
import { faultsOf, takeTheirs, type DeviceValues, type FaultyField } from './device-values.ts';

type DeviceDialogProps = {
  title: string;
  initial: DeviceValues;
  /** What had been typed before the session ended, used instead of `initial`. */
  begun: DeviceValues | undefined;
  /** It is already paired: its kind and prefix are fixed, and its PIN may stay. */
  inUse: boolean;
  words: { readonly save: string; readonly saving: string; readonly failed: string };
  /**
   * Sends the form. @returns why it was not accepted
   * @param theirs what somebody else has saved since the form was opened, once that was shown here
   */
  save: (values: DeviceValues, theirs: DeviceAsChanged | undefined) => Promise<ApiProblem | undefined>;
  /** The session is over: the last chance to keep what was typed. */
  onSignedOut: (typed: DeviceValues) => void;
  onClose: () => void;
};

/** The settings of a new device, or of one in use. */
export function DeviceDialog(props: DeviceDialogProps) {
  const { title, initial, begun, inUse, words, save, onSignedOut, onClose } = props;
  const [start] = useState(begun ?? initial);
  const [values, setValues] = useState(start);
  const [faults, setFaults] = useState<readonly FaultyField[]>([]);
  const [problem, setProblem] = useState<string>();
  const [theirs, setTheirs] = useState<Overtaken<DeviceAsChanged>>();
  const [busy, setBusy] = useState(false);

  useUnsaved('device form', begun !== undefined || values !== start);

  async function submit(): Promise<void> {
    const wrong = faultsOf(values, inUse);
    setFaults(wrong);
    setProblem(undefined);
    const [first] = wrong;
    if (first !== undefined) document.getElementById(`device-${first}`)?.focus();
    if (wrong.length > 0 || busy) return;
    setBusy(true);
    const refusal = await save(values, theirs?.current);
    setBusy(false);
    const overtaken = refusal && overtakenOf(refusal, DeviceAsChanged);
    if (refusal && isSignedOut(refusal)) onSignedOut(values);
    else if (overtaken) {
      setTheirs(overtaken);
      setValues(takeTheirs(values, start, overtaken.current));
    } else if (refusal) setProblem((refusal.kind === 'refused' && refusal.message) || words.failed);
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" form="device-form" busy={busy} busyText={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {begun !== undefined && <Alert tone="info">{staffTexts.kept}</Alert>}
        {theirs !== undefined && <DeviceConflict theirs={theirs} mine={values} />}
        {problem !== undefined && (
          <div role="alert">
            <Alert tone="danger" title={problem} />
          </div>
        )}
        <DeviceForm values={values} inUse={inUse} faults={faults} onChange={setValues} onSubmit={() => void submit()} />
      </div>
    </Dialog>
  );
}
