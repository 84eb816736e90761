import { useEffect, useState } from 'react';
import { ClinicSettings } from '#shared/contract/clinic/clinic-settings.ts';
import { bookingSettingsTexts as texts } from '#src/locales/en/admin/booking-settings.ts';
import { settingsTexts } from '#src/locales/en/admin/settings.ts';
import { overtakenOf, type Overtaken } from '#src/platform/api/http/overtaken.ts';
import { changeClinic } from '#src/platform/api/public/clinic.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { rememberClinic } from '#src/platform/clinic/clinic.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import {
  bookingChangeOf,
  bookingErrors,
  bookingFieldId,
  bookingValuesOf,
  keptBooking,
  type BookingError,
  type BookingValues,
} from './booking-form.ts';

/** The rules of booking being typed. They stay over a failure, another view, and a session that ended. */
export function useBookingForm(loaded: ClinicSettings) {
  const [kept] = useState(() => keptBooking.take());
  const [saved, setSaved] = useState(loaded);
  const [values, setValues] = useState<BookingValues>(kept ?? bookingValuesOf(loaded));
  const [errors, setErrors] = useState<readonly BookingError[]>([]);
  const [failure, setFailure] = useState<string>();
  const [overtaken, setOvertaken] = useState<Overtaken<ClinicSettings>>();
  const [busy, setBusy] = useState(false);
  const leaveForLogin = useSignedOut('admin');
  const change = bookingChangeOf(values, saved);
  const isChanged = Object.keys(change).length > 0;

  useEffect(() => {
    if (isChanged) keptBooking.keep(values);
    else keptBooking.take();
  }, [isChanged, values]);
  useUnsaved('booking-settings', isChanged);

  async function save(): Promise<void> {
    if (busy) return;
    const found = bookingErrors(change);
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
      setValues(bookingValuesOf(answer.value));
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
      setValues({ ...bookingValuesOf(theirs.current), ...mine });
      setOvertaken(theirs);
      return;
    }
    notify.error(texts.failed);
    setFailure(problem.kind === 'refused' ? (problem.message ?? '') : settingsTexts.clinic.unreachable);
  }

  return {
    values,
    errors,
    failure,
    overtaken,
    busy,
    isChanged,
    isKept: kept !== undefined && isChanged,
    save,
    change: (changed: Partial<BookingValues>) => setValues((before) => ({ ...before, ...changed })),
    discard: () => {
      setValues(bookingValuesOf(saved));
      setErrors([]);
      setFailure(undefined);
      setOvertaken(undefined);
    },
    errorOf: (field: Parameters<typeof bookingFieldId>[0]) =>
      errors.find(({ fieldId }) => fieldId === bookingFieldId(field))?.message,
  };
}
