import { medicineParts, type PrescriptionPart } from '#shared/contract/prescription/prescription-parts.ts';
import type { SavedPrescription } from '#shared/contract/prescription/prescriptions.ts';
import { passwordResetTexts } from '#src/locales/en/admin/password-resets.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { formatClinicTime } from '#src/platform/clinic/clinic-time.ts';
import { Badge } from '#src/ui/parts/badge.tsx';
import { Card } from '#src/ui/lists/card.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { joined } from '#src/ui/parts/joined.ts';
import { dateOf } from './date-of.ts';
import { PdfButton } from '#src/features/prescriptions/sign/pdf-button.tsx';

const texts = prescriptionTexts.history;
const { parts } = prescriptionTexts;

type HistoryItemProps = {
  prescription: SavedPrescription;
  /** Absent if it is not this doctor's, or something else is being written. */
  onCorrect: (() => void) | undefined;
};

/** One saved prescription: the most important facts on top, every saved field below. */
export function HistoryItem({ prescription, onCorrect }: HistoryItemProps) {
  const { _id, doctorId, status, symptoms, medicines, notes, signedAfterReset } = prescription;
  const date = dateOf(prescription);
  const more = partsOf(prescription).filter(({ lines }) => lines.length > 0);
  return (
    <Card className="grid gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="font-bold text-ink">{date}</h3>
          <p className="wrap-anywhere text-ink-2">
            {texts.by(doctorId?.name || texts.unknown, doctorId?.specialization || texts.unknown)}
          </p>
        </div>
        <Badge tone="completed">{status || texts.completed}</Badge>
      </div>
      {signedAfterReset && (
        <p className="font-semibold text-warning">
          {passwordResetTexts.signedAfter(
            signedAfterReset.by,
            formatClinicTime(signedAfterReset.at, 'date-time') ?? texts.unknownDate,
          )}
        </p>
      )}
      <dl className="grid gap-3">
        <Part title={texts.symptoms} lines={[joined(symptoms) || texts.none]} />
        <Part
          title={texts.medicines}
          lines={medicines.length === 0 ? [texts.none] : medicines.map((medicine) => medicineLine(medicine))}
        />
        {notes?.trim() && <Part title={texts.notes} lines={[notes]} />}
      </dl>
      {more.length > 0 && (
        <details>
          <summary className="min-h-8 cursor-pointer font-semibold text-brand-strong">{texts.details}</summary>
          <dl className="grid gap-3 pt-3">
            {more.map((part) => (
              <Part key={part.title} {...part} />
            ))}
          </dl>
        </details>
      )}
      <div className="flex flex-wrap gap-3">
        <PdfButton id={_id} failure="alert" suffix={texts.ofDate(date)} />
        {onCorrect !== undefined && (
          <Button variant="quiet" aria-label={`${texts.correct} ${texts.ofDate(date)}`} onClick={onCorrect}>
            {texts.correct}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Part({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <div>
      <dt className="text-sm text-ink-3">{title}</dt>
      {lines.map((line, index) => (
        // The same may stand there twice: the place tells them apart.
        // oxlint-disable-next-line react/no-array-index-key
        <dd key={`${index} ${line}`} className="wrap-anywhere whitespace-pre-line text-ink">
          {line}
        </dd>
      ))}
    </div>
  );
}

function medicineLine(medicine: SavedPrescription['medicines'][number]): string {
  const { name, dosage, frequency, instructions } = medicineParts(medicine);
  return joined([name, dosage, frequency, instructions]);
}

function partsOf(saved: SavedPrescription): { title: string; lines: readonly string[] }[] {
  const part = (name: PrescriptionPart) => ({ title: parts[name], lines: linesOf(saved[name]) });
  return [
    part('diagnosis'),
    part('emergencyInstructions'),
    { title: texts.warnings, lines: saved.criticalWarnings },
    part('holdMedicines'),
    { title: texts.checked, lines: (saved.checkedWarnings ?? []).map(({ message }) => message) },
    { title: texts.override, lines: linesOf(saved.overrideReason) },
    part('lifestyle'),
    part('followUp'),
    part('sideEffectsNote'),
    part('rationale'),
    { title: texts.origin, lines: linesOf(saved.engine) },
    { title: texts.signedBy, lines: linesOf(saved.signedBy) },
  ];
}

function linesOf(part: string | readonly string[]): readonly string[] {
  if (typeof part !== 'string') return part;
  return part.trim() === '' ? [] : [part];
}
