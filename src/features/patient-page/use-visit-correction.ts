import { useState } from 'react';
import { CorrectedVisit, type CorrectVisitBody } from '#shared/contract/appointment/correct-visit.ts';
import { patientPageTexts } from '#src/locales/en/staff/patient-page.ts';
import { type Overtaken, overtakenOf } from '#src/platform/api/http/overtaken.ts';
import { correctVisit } from '#src/platform/api/staff/appointments.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { clinicFieldsOf, instantOfFields } from '#src/platform/clinic/clinic-clock.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { offerUndo } from '#src/platform/staff/undo.ts';
import { useUnsaved } from '#src/platform/update/unsaved.ts';

const texts = patientPageTexts.visit;

/** A visit as far as it can be corrected. */
export type CorrectableVisit = {
  readonly id: string;
  readonly at: string | undefined;
  readonly doctorId: string | undefined;
  readonly time: string | undefined;
};
type Facts = CorrectVisitBody['now'];
type Values = { readonly doctorId: string; readonly day: string; readonly clock: string };

/** What staff correct of a visit. Whatever happens to a save, what was typed stays. */
export function useVisitCorrection(visit: CorrectableVisit, name: string, onChanged: () => void, onClose: () => void) {
  const [start, setStart] = useState(() => valuesOf(visit.doctorId, visit.time));
  const [values, setValues] = useState(start);
  const [theirs, setTheirs] = useState<Overtaken<CorrectedVisit>>();
  const [error, setError] = useState<string>();
  const [failure, setFailure] = useState<string>();
  const [phase, setPhase] = useState<'typing' | 'busy' | 'saved'>('typing');
  const leaveForLogin = useSignedOut('admin');
  useUnsaved('visit correction', values !== start && phase !== 'saved');

  async function save(): Promise<void> {
    const isHalf = (values.day === '') !== (values.clock === '');
    setError(isHalf ? texts.both : undefined);
    if (isHalf || phase === 'busy') return;
    setPhase('busy');
    setFailure(undefined);
    const change = changeBetween(start, values);
    const answer = await correctVisit(visit.id, change);
    if (answer.ok) {
      setPhase('saved');
      notify.success(texts.saved);
      offerUndo({ text: texts.savedOf(name), undo: () => takeBack(visit.id, change, onChanged) });
      tellEveryTab();
      onChanged();
      onClose();
      return;
    }
    setPhase('typing');
    const { problem } = answer;
    const overtaken = overtakenOf(problem, CorrectedVisit);
    if (isSignedOut(problem)) leaveForLogin();
    else if (overtaken === undefined)
      setFailure((problem.kind === 'refused' ? problem.message : undefined) ?? texts.failed);
    else {
      setTheirs(overtaken);
      // The next save goes over what is shown now, and over nothing else.
      setStart(valuesOf(overtaken.current.doctorId, overtaken.current.time ?? undefined));
      onChanged();
    }
  }

  return {
    values,
    error,
    failure,
    theirs,
    busy: phase === 'busy',
    save,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
  };
}

function valuesOf(doctorId: string | undefined, time: string | undefined): Values {
  return { doctorId: doctorId ?? '', ...clinicFieldsOf(time) };
}

/** The fields that differ, as the server takes them: what they are now, what they were. */
function changeBetween(before: Values, after: Values): CorrectVisitBody {
  const isMoved = before.day !== after.day || before.clock !== after.clock;
  const isOther = before.doctorId !== after.doctorId;
  const of = ({ doctorId, day, clock }: Values): Facts => ({
    ...(isOther && { doctorId }),
    ...(isMoved && { time: instantOfFields(day, clock) ?? null }),
  });
  return { now: of(after), seen: of(before) };
}

async function takeBack(id: string, { now, seen }: CorrectVisitBody, onChanged: () => void): Promise<void> {
  const answer = await correctVisit(id, { now: seen, seen: now });
  if (answer.ok) notify.success(texts.undone);
  else notify.error(texts.undoFailed, answer.problem.kind === 'refused' ? answer.problem.message : undefined);
  tellEveryTab();
  onChanged();
}
