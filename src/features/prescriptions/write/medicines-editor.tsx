import { useId } from 'react';
import { MEDICINE_MAX_LENGTH, MEDICINES_MAX_COUNT } from '#shared/contract/prescription/prescriptions.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { classNames } from '#src/ui/style/class-names.ts';
import { TextAreaField } from '#src/ui/fields/text-area-field.tsx';
import { emptyRow, isNameless, type MedicineRow } from './medicine-rows.ts';

const texts = prescriptionTexts.medicines;

/** These take a full line. */
const WIDE: readonly Column[] = ['name', 'instructions'];

type Column = 'name' | 'dosage' | 'frequency' | 'instructions';

type MedicinesEditorProps = {
  rows: readonly MedicineRow[];
  onChange: (rows: readonly MedicineRow[]) => void;
  columns: readonly Column[];
  /** The doctor has tried to save: rows without a name are shown as errors. */
  tried: boolean;
  readOnly: boolean;
};

/** The medicines of a prescription, one row each. */
export function MedicinesEditor({ rows, onChange, columns, tried, readOnly }: MedicinesEditorProps) {
  const id = useId();
  const change = (row: string, column: Column, value: string) =>
    onChange(rows.map((one) => (one.row === row ? { ...one, [column]: value } : one)));

  function add(): void {
    const row = emptyRow();
    onChange([...rows, row]);
    setTimeout(() => document.getElementById(`${id}-${row.row}-name`)?.focus(), 0);
  }

  return (
    <div className="grid gap-4">
      {rows.map((row, index) => (
        <fieldset key={row.row} className="grid gap-3 rounded-input border border-line p-4">
          <legend className="sr-only">{texts.legend(index + 1)}</legend>
          <div className="grid items-start gap-3 sm:grid-cols-2">
            {columns.map((column) => (
              <div key={column} className={classNames(WIDE.includes(column) && 'sm:col-span-2')}>
                <TextAreaField
                  rows={1}
                  id={`${id}-${row.row}-${column}`}
                  label={texts[column]}
                  value={row[column]}
                  maxLength={MEDICINE_MAX_LENGTH}
                  autoComplete="off"
                  readOnly={readOnly}
                  error={tried && column === 'name' && isNameless(row) ? texts.nameless : undefined}
                  // Boxes grow with their text, so that no strength or instruction is cut off; a line break does not
                  // submit.
                  onChange={(event) => change(row.row, column, event.target.value.replaceAll(/\s*\n\s*/g, ' '))}
                />
              </div>
            ))}
          </div>
          {!readOnly && (
            <Button
              variant="quiet"
              icon="trash-2"
              className="-ms-3 min-h-11! justify-self-start px-3!"
              onClick={() => onChange(rows.filter((one) => one.row !== row.row))}
            >
              {texts.remove} <span className="sr-only">{texts.removeNumber(index + 1)}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {!readOnly && rows.length < MEDICINES_MAX_COUNT && (
        <Button variant="secondary" icon="plus" className="justify-self-start" onClick={add}>
          {texts.add}
        </Button>
      )}
    </div>
  );
}
