import type { MedicineWarning } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';

const texts = prescriptionTexts.check;

type CheckPanelProps = {
  id: string;
  warnings: readonly MedicineWarning[];
  notes: readonly string[];
  reason: string;
  onReason: (reason: string) => void;
  tried: boolean;
};

/** The results of the check, what it checked and what it does not know; a listed contraindication requires a reason (RX-15). */
export function CheckPanel({ id, warnings, notes, reason, onReason, tried }: CheckPanelProps) {
  if (warnings.length === 0 && notes.length === 0) return null;
  const stops = needsReason(warnings);
  return (
    <div className="grid gap-4">
      {warnings.length > 0 && (
        <Alert tone={stops ? 'danger' : 'warning'} title={stops ? texts.stop : texts.care}>
          <ul className="grid list-disc gap-1 ps-5">
            {warnings.map(({ message }) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="grid gap-1 text-ink-2">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{texts.incomplete}</p>
      </div>
      {stops && (
        <TextAreaField
          id={`${id}-reason`}
          label={texts.reason}
          hint={texts.reasonHint}
          value={reason}
          error={tried && reason.trim() === '' ? texts.reasonMissing : undefined}
          onChange={(event) => onReason(event.target.value)}
        />
      )}
    </div>
  );
}

export function needsReason(warnings: readonly MedicineWarning[]): boolean {
  return warnings.some(({ severity }) => severity === 'stop');
}
