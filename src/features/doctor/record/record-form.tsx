import type { FormEvent } from 'react';
import { RECORD_TEXTS } from '#shared/contract/patient/patient-record.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { notify } from '#src/platform/browser/notify.ts';
import { useSignedOut } from '#src/platform/staff/session/use-signed-out.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';
import { RecordConflict } from './record-conflict.tsx';
import { type RecordDraft, typeInto } from './record-drafts.ts';
import { RecordState } from './record-state.tsx';
import type { RecordField } from './record-values.ts';
import { saveRecord, takeTheirs } from './save-record.ts';

const texts = doctorTexts.record;
const ROWS: Partial<Record<RecordField, number>> = { medicalHistory: 3, medications: 3 };

type RecordFormProps = { patientId: string; draft: RecordDraft };

/** The patient's record, edited in place. What is typed stays, whatever happens to a save. */
export function RecordForm({ patientId, draft }: RecordFormProps) {
  const leaveForLogin = useSignedOut('doctor');
  const { values, errors, phase, theirs } = draft;

  async function save(over?: RecordDraft['base']): Promise<void> {
    const outcome = await saveRecord(patientId, over);
    if (outcome === 'saved') announce(texts.saved);
    else if (outcome === 'signed-out') leaveForLogin();
    else if (outcome === 'wrong') document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus();
    else notify.error(outcome === 'stale' ? texts.stale : texts.failed);
  }
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (phase !== 'saving') void save();
  };
  const box = (field: RecordField) => ({
    id: `record-${field}`,
    label: field === 'weightKg' ? texts.weight : texts[field],
    value: values[field],
    error: errors[field],
    onChange: (event: { target: { value: string } }) => typeInto(patientId, field, event.target.value),
  });

  return (
    <form noValidate className="grid gap-5" onSubmit={submit}>
      {theirs !== undefined && (
        <RecordConflict
          theirs={theirs}
          mine={values}
          onKeepMine={() => void save(theirs)}
          onTakeTheirs={() => takeTheirs(patientId)}
        />
      )}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {RECORD_TEXTS.map((field) => (
          <TextAreaField key={field} rows={ROWS[field] ?? 2} {...box(field)} />
        ))}
        <div className="grid content-start gap-5">
          <TextField {...box('allergies')} hint={texts.allergiesHint} autoComplete="off" />
          <TextField
            {...box('weightKg')}
            hint={texts.weightHint}
            inputMode="decimal"
            autoComplete="off"
            className="max-w-40"
          />
        </div>
      </div>
      <div className="sticky bottom-0 -mx-6 -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-card border-t border-line bg-white px-6 py-4">
        <Button type="submit" icon="check" busy={phase === 'saving'} busyText={texts.saving}>
          {texts.save}
        </Button>
        <RecordState draft={draft} />
      </div>
    </form>
  );
}
