import { useEffect, useState } from 'react';
import { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { changeClinic } from '#src/platform/api/public/clinic.ts';
import { type Overtaken, overtakenOf } from '#src/platform/api/http/overtaken.ts';
import { rememberClinic } from '#src/platform/clinic/clinic.ts';
import { notify } from '#src/platform/browser/notify.ts';
import type { KeptWork } from '#src/platform/update/kept-work.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';

type FieldError = { readonly fieldId: string; readonly message: string };

/** A form about some of the clinic's settings: what is its own, beside how it is saved. */
export type ClinicFormOf<Values, Field> = {
  /** Under this name its unsaved work is known. */
  readonly name: string;
  readonly kept: KeptWork<Values>;
  readonly words: { readonly saved: string; readonly failed: string };
  valuesOf(settings: ClinicSettings): Values;
  /** The fields that differ from what the server has, as it takes them. */
  changeOf(values: Values, saved: ClinicSettings): Record<string, unknown>;
  errorsOf(change: Record<string, unknown>): FieldError[];
  fieldId(field: Field): string;
};

/** Settings of the clinic being typed. They stay over a failure, another view, and a session that ended. */
export function useClinicForm<Values extends Readonly<Record<string, unknown>>, Field>(
  form: ClinicFormOf<Values, Field>,
  loaded: ClinicSettings,
) {
  const [kept] = useState(() => form.kept.take());
  const [saved, setSaved] = useState(loaded);
  const [values, setValues] = useState<Values>(() => kept ?? form.valuesOf(loaded));
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [overtaken, setOvertaken] = useState<Overtaken<ClinicSettings>>();
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');
  const change = form.changeOf(values, saved);
  const isChanged = Object.keys(change).length > 0;

  useEffect(() => {
    if (isChanged) form.kept.keep(values);
    else form.kept.take();
  }, [form, isChanged, values]);
  useUnsaved(form.name, isChanged);

  async function save(): Promise<void> {
    if (busy) return;
    const found = form.errorsOf(change);
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
      setValues(form.valuesOf(answer.value));
      notify.success(form.words.saved);
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
      setValues({ ...form.valuesOf(theirs.current), ...mine });
      setOvertaken(theirs);
      return;
    }
    notify.error(form.words.failed);
    setFailure(problem.kind === 'refused' ? (problem.message ?? '') : settingsTexts.clinic.unreachable);
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
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    discard: () => {
      setValues(form.valuesOf(saved));
      setErrors([]);
      setFailure(undefined);
      setOvertaken(undefined);
    },
    errorOf: (field: Field) => errors.find(({ fieldId }) => fieldId === form.fieldId(field))?.message,
  };
}
