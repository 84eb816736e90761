import { arrivalsTexts } from '#src/locales/en/staff/arrivals.ts';
import { Dialog } from '#src/ui/dialogs/dialog.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { byShortestWait, type Line } from '#src/features/arrivals/board/lines.ts';

const texts = arrivalsTexts.moving;

type MoveDialogProps = {
  ticket: string;
  /** Whom the patient waits for now. */
  from: string | null;
  lines: readonly Line[];
  busy: boolean;
  onClose: () => void;
  onMove: (doctorId: string) => void;
};

/** To another doctor of the house, by one press, which can be taken back; those with the shortest wait stand first. */
export function MoveDialog({ ticket, from, lines, busy, onClose, onMove }: MoveDialogProps) {
  const others = byShortestWait(lines).filter(({ doctorId }) => doctorId !== from);
  return (
    <Dialog
      open
      onClose={onClose}
      title={texts.title(ticket)}
      description={texts.text}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {arrivalsTexts.cancel}
        </Button>
      }
    >
      <ul aria-label={texts.doctor} className="grid gap-2">
        {others.map(({ doctorId, doctor, department, waiting }, at) => (
          <li key={doctorId}>
            <button
              type="button"
              data-autofocus={at === 0 || undefined}
              disabled={busy}
              className="flex min-h-13 w-full flex-wrap items-center gap-x-4 rounded-input border-2 border-line-strong bg-white px-4 py-1.5 text-start hover:border-brand hover:bg-sky-100"
              onClick={() => onMove(doctorId)}
            >
              <span className="min-w-0 flex-1 basis-40">
                <span className="block font-semibold wrap-anywhere text-ink">{doctor}</span>
                <span className="block text-sm wrap-anywhere text-ink-2">{department}</span>
              </span>
              <span className="text-ink-2">{texts.waiting(waiting)}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
