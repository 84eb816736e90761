import { useState } from 'react';
import type { DoctorAccount } from '#shared/contract/staff/doctor-accounts.ts';
import type { OneTimeCode } from '#shared/contract/staff/staff-accounts.ts';
import { staffDoctorTexts } from '#src/locales/en/admin/staff-doctors.ts';
import type { Overtaken } from '#src/platform/api/http/overtaken.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { doctorErrors, type DoctorError, type DoctorValues, valuesOf } from './doctor-form.ts';
import { keptDoctor } from './kept-doctor.ts';
import { saveDoctor } from './save-doctor.ts';

const texts = staffDoctorTexts.dialog;

type Failure = { readonly title: string; readonly detail: string | undefined };

type DoctorFormOptions = {
  /** Undefined for a new doctor. */
  id: string | undefined;
  initial: DoctorValues;
  /** The version the form started from. */
  version: string | undefined;
  /** The form starts with what was typed before the session ended: it is not saved yet. */
  isKept: boolean;
  /** The list no longer matches the server. */
  onChanged: () => void;
  onSaved: (code: OneTimeCode | undefined) => void;
};

/**
 * The state of a doctor's form. Whatever happens to a save, what was typed stays; if the session ends, it is kept until
 * the next one.
 */
export function useDoctorForm({ id, initial, version, isKept, onChanged, onSaved }: DoctorFormOptions) {
  const [start, setStart] = useState(initial);
  const [values, setValues] = useState(start);
  const [seen, setSeen] = useState(version);
  const [theirs, setTheirs] = useState<Overtaken<DoctorAccount>>();
  const [errors, setErrors] = useState<readonly DoctorError[]>([]);
  const [failure, setFailure] = useState<Failure>();
  const [busy, setBusy] = useState(false);
  const [saved, setSaved] = useState(false);
  const leaveForLogin = useSignedOut('admin');
  const isChanged = isKept || values !== start;
  useUnsaved('doctor form', isChanged && !saved);

  async function submit(over = seen): Promise<void> {
    if (busy) return;
    const found = doctorErrors(values, id === undefined);
    setErrors(found);
    setFailure(undefined);
    if (found.length > 0) return;
    setBusy(true);
    const answer = await saveDoctor(id, values, over);
    setBusy(false);
    if (answer.ok) {
      setSaved(true);
      tellEveryTab();
      // A new doctor's dialog continues with the code.
      if (id !== undefined) notify.success(texts.saved);
      onChanged();
      onSaved(answer.value);
      return;
    }
    const { problem } = answer;
    if (problem.kind === 'signed-out') {
      keptDoctor.keep({ id, values, version: over });
      leaveForLogin();
    } else if (problem.kind === 'overtaken') {
      // What was typed stays; a person decides which version counts.
      setTheirs(problem.theirs);
      onChanged();
    } else if (problem.kind === 'field') {
      setErrors([problem.error]);
    } else {
      const detail = problem.kind === 'gone' ? staffDoctorTexts.gone : problem.detail;
      setFailure({ title: texts.saveFailed, detail });
      if (problem.kind === 'gone') onChanged();
    }
  }

  function keepMine(): void {
    setSeen(theirs?.version);
    setTheirs(undefined);
    void submit(theirs?.version);
  }
  function takeTheirs(): void {
    if (theirs === undefined) return;
    const taken = valuesOf(theirs.current);
    setSeen(theirs.version);
    setStart(taken);
    setValues(taken);
    setTheirs(undefined);
  }

  return {
    theirs,
    keepMine,
    takeTheirs,
    values,
    errors,
    failure,
    busy,
    submit: () => submit(),
    isChanged,
    change: (changed: Partial<DoctorValues>) => setValues((before) => ({ ...before, ...changed })),
    errorOf: (fieldId: string) => errors.find((error) => error.fieldId === fieldId)?.message,
  };
}
