import { isListPart, type PrescriptionPart } from '#shared/contract/prescription/prescription-parts.ts';
import { NOTE_MAX_LENGTH } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import type { Result } from './drafts.ts';
import { MedicinesEditor } from '#src/features/prescriptions/write/medicines-editor.tsx';

const { result: texts, parts } = prescriptionTexts;

type ResultEditorProps = {
  id: string;
  result: Result;
  onChange: (change: Partial<Result>) => void;
  tried: boolean;
  readOnly: boolean;
};

/** The draft with all its parts, editable until it is signed (RX-4). */
export function ResultEditor({ id, result, onChange, tried, readOnly }: ResultEditorProps) {
  const part = (name: PrescriptionPart) => (
    <TextAreaField
      id={`${id}-${name}`}
      label={parts[name]}
      hint={isListPart(name) && !readOnly ? texts.linesHint : undefined}
      value={isListPart(name) ? result[name].join('\n') : result[name]}
      // The signer must see all of it, so no box scrolls.
      className="max-h-none!"
      maxLength={NOTE_MAX_LENGTH}
      readOnly={readOnly}
      onChange={({ target: { value } }) => onChange({ [name]: isListPart(name) ? value.split('\n') : value })}
    />
  );
  const urgent = result.medicines.length === 0 && result.emergencyInstructions !== '';
  const emergency = part('emergencyInstructions');
  return (
    <div className="grid gap-6">
      {result.source !== 'handwritten' && (
        <Alert tone="warning" title={texts.disclaimer}>
          {!readOnly && <p>{texts.judge}</p>}
          <p>{texts.draftedBy(result.engine)}</p>
        </Alert>
      )}
      {urgent && <div className="rounded-card border-2 border-danger p-5">{emergency}</div>}
      {part('diagnosis')}
      <section className="grid gap-3">
        <h4 className="font-semibold text-ink">{texts.medications}</h4>
        {result.medicines.length === 0 && <p className="text-ink-2">{texts.noMedications}</p>}
        <MedicinesEditor
          rows={result.medicines}
          columns={['name', 'dosage', 'frequency', 'instructions']}
          tried={tried}
          readOnly={readOnly}
          onChange={(medicines) => onChange({ medicines })}
        />
      </section>
      {part('lifestyle')}
      {part('criticalWarnings')}
      {part('followUp')}
      {!urgent && emergency}
      {(!readOnly || result.notes !== '') && part('notes')}
      <details className="rounded-input border border-line p-4">
        <summary className="min-h-8 cursor-pointer font-semibold text-brand-strong">{texts.more}</summary>
        <div className="grid gap-5 pt-4">
          {part('holdMedicines')}
          {part('sideEffectsNote')}
          {part('rationale')}
        </div>
      </details>
    </div>
  );
}
