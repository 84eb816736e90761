import { useEffect, useState } from 'react';
import { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { changeClinic } from '#src/platform/api/public/clinic.ts';
import { type Overtaken, overtakenOf } from '#src/platform/api/http/overtaken.ts';
import { rememberClinic } from '#src/platform/clinic/clinic.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import {
  changeOf,
  clinicErrors,
  clinicFieldId,
  keptClinic,
  valuesOf,
  type ClinicError,
  type ClinicField,
  type ClinicValues,
} from './clinic-form.ts';

const texts = settingsTexts.clinic;

/** The clinic's settings being typed. They stay over a failure, another view, and a session that ended. */
export function useClinicForm(loaded: ClinicSettings) {
  const [kept] = useState(() => keptClinic.take());
  const [saved, setSaved] = useState(loaded);
  const [values, setValues] = useState<ClinicValues>(kept ?? valuesOf(loaded));
  const [errors, setErrors] = useState<readonly ClinicError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [overtaken, setOvertaken] = useState<Overtaken<ClinicSettings>>();
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');
  const change = changeOf(values, saved);
  const isChanged = Object.keys(change).length > 0;

  useEffect(() => {
    if (isChanged) keptClinic.keep(values);
    else keptClinic.take();
  }, [isChanged, values]);
  useUnsaved('settings', isChanged);

  async function save(): Promise<void> {
    if (busy) return;
    const found = clinicErrors(change);
    setErrors(found);
    setFailure(undefined);
    setOvertaken(undefined);
    if (found.length > 0) return;
    setBusy(true);
    const answer = await changeClinic(change, saved);
    setBusy(false);
    if (answer.ok) {
      rememberClinic(answer.value);
      setSaved(answer.value);
      setValues(valuesOf(answer.value));
      notify.success(texts.saved);
      return;
    }
    const { problem } = answer;
    if (isSignedOut(problem)) {
      leaveForLogin();
      return;
    }
    const theirs = overtakenOf(problem, ClinicSettings);
    if (theirs !== undefined) {
      // What was typed stays; what was not touched is as the other has left it.
      const mine = Object.fromEntries(Object.entries(values).filter(([field]) => field in change));
      setSaved(theirs.current);
      setValues({ ...valuesOf(theirs.current), ...mine });
      setOvertaken(theirs);
      return;
    }
    notify.error(texts.failed);
    setFailure(problem.kind === 'refused' ? (problem.message ?? '') : texts.unreachable);
  }

  return {
    values,
    errors,
    failure,
    overtaken,
    /** The fields that differ from what the server has. */
    typed: Object.keys(change),
    busy,
    isChanged,
    isKept: kept !== undefined && isChanged,
    save,
    change: (changed: Partial<ClinicValues>) => setValues((before) => ({ ...before, ...changed })),
    discard: () => {
      setValues(valuesOf(saved));
      setErrors([]);
      setFailure(undefined);
      setOvertaken(undefined);
    },
    errorOf: (field: ClinicField) => errors.find(({ fieldId }) => fieldId === clinicFieldId(field))?.message,
  };
}
