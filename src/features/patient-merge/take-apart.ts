import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { listWords } from '#src/locales/formats.ts';
import { undoMerge } from '#src/platform/api/admin/merges.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { tellEveryTab } from '#src/platform/staff/staleness.ts';

const NAMES: Readonly<Record<string, string>> = texts.keptFields;

/** Undoes a merge and says how it went: what somebody has changed since is named, or why it cannot be undone. */
export async function takeApart(mergeId: string, onChanged: () => void): Promise<void> {
  const answer = await undoMerge(mergeId);
  if (answer.ok) {
    const { kept } = answer.value;
    notify.success(
      texts.undone,
      kept.length === 0 ? undefined : texts.kept(listWords(kept.map((field) => NAMES[field] ?? field))),
    );
  } else notify.error(texts.undoFailed, answer.problem.kind === 'refused' ? answer.problem.message : undefined);
  tellEveryTab();
  onChanged();
}
