import { useState } from 'react';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { byShortestWait, type Line } from '#src/features/arrivals/board/lines.ts';

const texts = arrivalsTexts.moving;

type MoveDialogProps = {
  ticket: string;
  /** Whom the patient waits for now. */
  from: string | null;
  lines: readonly Line[];
  busy: boolean;
  onClose: () => void;
  onConfirm: (doctorId: string) => void;
};

/** To another doctor of the house; those with the shortest wait stand first. */
export function MoveDialog({ ticket, from, lines, busy, onClose, onConfirm }: MoveDialogProps) {
  const others = byShortestWait(lines).filter(({ doctorId }) => doctorId !== from);
  const [chosen, setChosen] = useState(others[0]?.doctorId ?? '');
  return (
    <ConfirmDialog
      title={texts.title(ticket)}
      description={texts.text}
      words={{ cancel: arrivalsTexts.cancel, confirm: texts.confirm }}
      busy={busy}
      onClose={onClose}
      onConfirm={() => chosen !== '' && onConfirm(chosen)}
    >
      <SelectField
        id="move-doctor"
        label={texts.doctor}
        options={others.map((line) => ({
          value: line.doctorId,
          label: arrivalsTexts.whoAndWhere(arrivalsTexts.calling.lineOf(line.doctor, line.waiting), line.department),
        }))}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
    </ConfirmDialog>
  );
}
