import type { PatientRecord } from '#shared/contract/patient/patient-record.ts';
import { doctorTexts } from '#src/locales/en/staff/doctor.ts';
import { Alert } from '#src/ui/parts/alert.tsx';
import { Button } from '#src/ui/parts/button.tsx';
import { RECORD_FIELDS, type RecordField, type RecordValues, valuesOf } from './record-values.ts';

const texts = doctorTexts.record;

type RecordConflictProps = {
  theirs: PatientRecord;
  mine: RecordValues;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Two doctors have edited at the same time: the other's version is shown beside, and a person decides. */
export function RecordConflict({ theirs, mine, onKeepMine, onTakeTheirs }: RecordConflictProps) {
  const saved = valuesOf(theirs);
  const different = RECORD_FIELDS.filter((field) => saved[field].trim() !== mine[field].trim());
  const labelOf = (field: RecordField) => (field === 'weightKg' ? texts.weight : texts[field]);
  return (
    <Alert
      tone="warning"
      title={theirs.updatedBy === null ? texts.stale : texts.staleBy(theirs.updatedBy)}
      action={
        <>
          <Button variant="secondary" onClick={onKeepMine}>
            {texts.keepMine}
          </Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            {texts.takeTheirs}
          </Button>
        </>
      }
    >
      <p>{texts.staleText}</p>
      <dl className="mt-2 grid gap-2">
        {different.map((field) => (
          <div key={field}>
            <dt className="font-semibold">{labelOf(field)}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{saved[field] || texts.empty}</dd>
          </div>
        ))}
      </dl>
    </Alert>
  );
}
