import { useState } from 'react';
import type { PatientMerge } from '#shared/contract/patient/merge.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { takeApart } from './take-apart.ts';

type MergedRowProps = { merge: PatientMerge; mayUndo: boolean; onChanged: () => void };

/** Somebody who was found to be the page's patient: by whom, and how it is taken back, or why it is not now. */
export function MergedRow({ merge, mayUndo, onChanged }: MergedRowProps) {
  const { _id, name, ticket, mergedAt, by, blocked } = merge;
  const [busy, setBusy] = useState(false);

  async function undo(): Promise<void> {
    setBusy(true);
    await takeApart(_id, onChanged);
    setBusy(false);
  }

  return (
    <li className="flex flex-wrap items-center gap-3 rounded-input bg-white p-3 shadow-button">
      <Icon name="users" className="text-ink-3" />
      <div className="min-w-40 flex-1">
        <p className="font-semibold wrap-anywhere text-ink">{texts.merged(name, ticket)}</p>
        <p className="text-sm text-ink-2">{texts.mergedBy(formatClinicTime(mergedAt, 'date-time') ?? '', by)}</p>
        {mayUndo && blocked !== null && <p className="text-sm text-ink-2">{texts.blocked(blocked.name)}</p>}
      </div>
      {mayUndo && blocked === null && (
        <Button
          variant="secondary"
          icon="undo-2"
          aria-label={texts.undoOf(name)}
          busy={busy}
          busyText={texts.undoing}
          onClick={() => void undo()}
        >
          {texts.undo}
        </Button>
      )}
    </li>
  );
}
