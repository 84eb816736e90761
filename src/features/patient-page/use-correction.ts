import { useState } from 'react';
import { Patient } from '#shared/contract/patient/patients.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { type Overtaken, overtakenOf } from '#src/platform/api/http/overtaken.ts';
import { correctPatient } from '#src/platform/api/staff/patient-page.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { offerUndo } from '#src/platform/staff/undo.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { changeBetween, type CorrectionValues, faultsOf, valuesOf } from './correction-values.ts';

const texts = patientPageTexts.form;

/** What staff correct of a patient. Whatever happens to a save, what was typed stays. */
export function useCorrection(patient: Patient, onChanged: () => void, onClose: () => void) {
  const [start, setStart] = useState(() => valuesOf(patient));
  const [values, setValues] = useState(start);
  const [theirs, setTheirs] = useState<Overtaken<Patient>>();
  const [errors, setErrors] = useState<ReturnType<typeof faultsOf>>({});
  const [failure, setFailure] = useState<string>();
  const [phase, setPhase] = useState<'typing' | 'busy' | 'saved'>('typing');
  const leaveForLogin = useSignedOut('admin');
  useUnsaved('correction', values !== start && phase !== 'saved');

  async function save(): Promise<void> {
    const found = faultsOf(values);
    setErrors(found);
    if (Object.keys(found).length > 0 || phase === 'busy') return;
    setPhase('busy');
    setFailure(undefined);
    const answer = await correctPatient(patient._id, changeBetween(start, values));
    if (answer.ok) {
      setPhase('saved');
      notify.success(texts.saved);
      offerUndo({
        text: texts.savedOf(values.name.trim()),
        undo: () => takeBack(patient._id, start, values, onChanged),
      });
      tellEveryTab();
      onChanged();
      onClose();
      return;
    }
    setPhase('typing');
    const { problem } = answer;
    const overtaken = overtakenOf(problem, Patient);
    if (isSignedOut(problem)) leaveForLogin();
    else if (overtaken !== undefined) {
      setTheirs(overtaken);
      // The next save goes over what is shown now, and over nothing else.
      setStart(valuesOf(overtaken.current));
      onChanged();
    } else setFailure(problem.kind === 'refused' ? (problem.message ?? texts.failed) : texts.failed);
  }

  return {
    values,
    errors,
    failure,
    theirs,
    busy: phase === 'busy',
    save,
    change: (changed: Partial<CorrectionValues>) => setValues((before) => ({ ...before, ...changed })),
  };
}

async function takeBack(
  id: string,
  before: CorrectionValues,
  after: CorrectionValues,
  onChanged: () => void,
): Promise<void> {
  const answer = await correctPatient(id, changeBetween(after, before));
  if (answer.ok) notify.success(texts.undone);
  else notify.error(texts.undoFailed, overtakenOf(answer.problem, Patient) && texts.overtaken);
  tellEveryTab();
  onChanged();
}
