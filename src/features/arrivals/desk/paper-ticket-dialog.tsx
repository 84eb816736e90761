import { useState } from 'react';
import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import type { QueueLine } from '#src/platform/api/staff/queue.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { ConfirmDialog } from '#src/ui/dialogs/confirm-dialog.tsx';
import { byShortestWait, type Line } from '#src/features/arrivals/board/lines.ts';
import { lineOf, lineValue } from '#src/features/arrivals/board/my-place.ts';

const texts = arrivalsTexts.scan;

type PaperTicketDialogProps = {
  ticket: string;
  lines: readonly Line[];
  busy: boolean;
  onClose: () => void;
  onConfirm: (line: QueueLine) => Promise<void>;
};

/** A ticket whose registration is not here yet: it waits by its number alone, for a doctor or a department. */
export function PaperTicketDialog({ ticket, lines, busy, onClose, onConfirm }: PaperTicketDialogProps) {
  const departments = [...new Set(lines.map(({ department }) => department))].toSorted();
  const options = [
    ...departments.map((department) => ({
      value: lineValue({ department }),
      label: arrivalsTexts.calling.anyLine(department),
    })),
    ...byShortestWait(lines).map((line) => ({
      value: lineValue(line),
      label: arrivalsTexts.calling.lineOf(line.doctor, line.waiting),
    })),
  ];
  const [chosen, setChosen] = useState(options[0]?.value ?? '');
  return (
    <ConfirmDialog
      title={texts.unknownTitle(ticket)}
      description={texts.unknownText}
      words={{ cancel: arrivalsTexts.cancel, confirm: texts.checkIn }}
      busy={busy}
      onClose={onClose}
      onConfirm={() => {
        const line = lineOf(chosen);
        if (line !== undefined) void onConfirm(line);
      }}
    >
      <SelectField
        id="paper-line"
        label={arrivalsTexts.calling.line}
        options={options}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
      />
    </ConfirmDialog>
  );
}
