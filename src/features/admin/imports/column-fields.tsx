import { IMPORT_FIELDS, type CheckedImport, type ImportKind } from '#shared/contract/interop/imports.ts';
import { importTexts as texts } from '#src/locales/en/interop/imports.ts';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { Alert } from '#src/ui/parts/alert.tsx';
import { withColumn, type Columns } from './import-state.ts';

const either = new Intl.ListFormat('en', { type: 'disjunction' });

type ColumnFieldsProps = {
  kind: ImportKind;
  checked: CheckedImport;
  columns: Columns;
  disabled: boolean;
  onChange: (columns: Columns) => void;
};

/** Which column holds what: guessed, and to be changed. */
export function ColumnFields({ kind, checked, columns, disabled, onChange }: ColumnFieldsProps) {
  const labels: Readonly<Record<string, string>> = texts.fields;
  const options = [
    { value: '', label: texts.notInFile },
    ...checked.headings.map((heading, at) => ({ value: String(at), label: heading || texts.unnamed(at + 1) })),
  ];
  return (
    <fieldset disabled={disabled} className="grid gap-4">
      <legend className="text-lg font-bold text-ink">{texts.columns}</legend>
      <p className="text-ink-2">{texts.columnsHint}</p>
      {checked.missing.length > 0 && (
        <Alert tone="warning" title={texts.missing}>
          <ul className="list-disc ps-5">
            {checked.missing.map((group) => (
              <li key={group.join()}>{either.format(group.map((field) => labels[field] ?? field))}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {IMPORT_FIELDS[kind].map((field) => (
          <SelectField
            key={field}
            id={`import-${field}`}
            label={texts.fields[field]}
            options={options}
            value={columns[field] ?? ''}
            onChange={({ target }) =>
              onChange(withColumn(columns, field, target.value === '' ? undefined : Number(target.value)))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
