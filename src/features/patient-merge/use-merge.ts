import { useState } from 'react';
import { MergeComparison, type MergeField, type MergeSide } from '#shared/contract/patient/merge.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { compareWith, mergePatients } from '#src/platform/api/admin/merges.ts';
import { overtakenOf } from '#src/platform/api/http/overtaken.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { isSignedOut, useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';
import { offerUndo } from '#src/platform/staff/undo.ts';
import { useStaffData } from '#src/platform/staff/use-staff-data.ts';
import { takenFrom } from './merge-rows.ts';
import { takeApart } from './take-apart.ts';

/** Two records beside each other, what is chosen of them, and the merge itself. */
export function useMerge(id: string, other: string, onChanged: () => void, onClose: () => void) {
  const loaded = useStaffData(
    'admin',
    `merge ${id} ${other}`,
    (signal) => compareWith(id, other, signal),
    () => ({ title: texts.failed }),
  );
  const [newer, setNewer] = useState<MergeComparison>();
  const [chosen, setChosen] = useState<ReadonlySet<MergeField>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const leaveForLogin = useSignedOut('admin');
  const comparison = newer ?? loaded.value;

  function choose(field: MergeField, side: 0 | 1): void {
    setChosen((before) => new Set([...before].filter((each) => each !== field).concat(side === 1 ? [field] : [])));
  }

  async function merge(): Promise<void> {
    if (comparison === undefined || busy) return;
    const [stays, goes] = comparison.sides;
    setBusy(true);
    setFailure(undefined);
    const take = takenFrom(comparison.sides, chosen);
    const answer = await mergePatients({ survivor: stays._id, merged: goes._id, take, version: comparison.version });
    setBusy(false);
    if (answer.ok) {
      const { mergeId } = answer.value;
      notify.success(texts.done);
      offerUndo({
        text: texts.doneOf(goes.name, nameOf(stays, goes, take)),
        undo: () => takeApart(mergeId, onChanged),
      });
      tellEveryTab();
      onChanged();
      onClose();
      return;
    }
    const { problem } = answer;
    const overtaken = overtakenOf(problem, MergeComparison);
    if (isSignedOut(problem)) leaveForLogin();
    else if (overtaken === undefined)
      setFailure((problem.kind === 'refused' ? problem.message : undefined) ?? texts.mergeFailed);
    else {
      setNewer(overtaken.current);
      announce(texts.changed, 'assertive');
    }
  }

  return { comparison, loaded, isNewer: newer !== undefined, chosen, choose, busy, failure, merge };
}

function nameOf(stays: MergeSide, goes: MergeSide, take: readonly MergeField[]): string {
  return take.includes('name') ? goes.name : stays.name;
}
