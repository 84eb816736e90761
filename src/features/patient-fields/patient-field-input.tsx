import { fieldFacts, type FieldFacts, type PatientField } from '#shared/clinic/patient-fields.ts';
import type { FormFault } from '#shared/clinic/registration-form.ts';
import { type FieldTexts, patientFieldTexts, staffFieldTexts } from '#src/locales/en/everywhere/patient-fields.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { SelectField } from '#src/ui/fields/select-field.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const TEXTS: Readonly<Record<PatientField, FieldTexts>> = patientFieldTexts;

type PatientFieldInputProps = {
  id: string;
  field: PatientField;
  value: string;
  onChange: (value: string) => void;
  fault?: FormFault['kind'] | undefined;
  /** A choice with all its options in sight; else a list that opens, with nothing chosen first. */
  asRadios?: boolean;
  /** Where a dialog puts the focus. */
  isFirst?: boolean;
};

/** One field of a patient in a form of the staff, by its facts. */
export function PatientFieldInput(props: PatientFieldInputProps) {
  const { id, field, value, onChange, fault, asRadios = false, isFirst = false } = props;
  const facts = fieldFacts(field);
  const { label, staffHint: hint } = TEXTS[field];
  const error = fault && faultWords(facts, fault);
  if (facts.kind !== 'choice')
    return (
      <TextField
        {...{ id, label, hint, error, value }}
        {...keyboardOf(facts)}
        autoComplete="off"
        data-autofocus={isFirst || undefined}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  const options = facts.options.map((option) => ({ value: option, label: optionWord(field, option) }));
  if (asRadios) return <RadioGroupField {...{ id, hint, error, value, options, onChange }} legend={label} name={id} />;
  return (
    <SelectField
      {...{ id, label, hint, error, value }}
      options={[{ value: '', label: staffFieldTexts.choose }, ...options]}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function keyboardOf(facts: FieldFacts) {
  if (facts.kind === 'whole number') return { inputMode: 'numeric' } as const;
  return facts.kind === 'phone' ? ({ type: 'tel', inputMode: 'tel' } as const) : {};
}

function faultWords(facts: FieldFacts, fault: FormFault['kind']): string | undefined {
  if (fault === 'out of range')
    return facts.kind === 'whole number' ? staffFieldTexts.outOfRange(facts.from, facts.to) : undefined;
  return staffFieldTexts.faults[fault];
}

function optionWord(field: PatientField, option: string): string {
  return TEXTS[field].staffOptions?.[option] ?? option;
}
