import { fieldFacts, PATIENT_FIELD_NAMES, type FieldFacts, type PatientField } from '#shared/clinic/patient-fields.ts';
import { readField } from '#shared/clinic/registration-form.ts';
import { personTexts } from '#src/locales/en/everywhere/person.ts';
import { type FieldTexts, patientFieldTexts } from '#src/locales/en/everywhere/patient-fields.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { fieldsOf, typeInto } from './edit-fields.ts';
import { faultWords, fieldId } from './fault-words.ts';
import { watchTyping, watchWords } from '#src/features/registration/hear/hear-transcript.ts';
import { OriginChip } from './origin-chip.tsx';
import { FieldWarning } from '#src/features/registration/hear/red-flag-card.tsx';
import { SymptomChips } from './symptom-chips.tsx';
import { RegistrationField } from './registration-field.tsx';
import { useRegistration, type TabName } from '#src/features/registration/visit/registration-store.ts';

const TEXTS: Readonly<Record<PatientField, FieldTexts>> = patientFieldTexts;

type FieldsProps = { tab: TabName; department: string; isLocked: boolean };

/** The fields of REG-8, in the order of their table; age and gender stand beside each other. */
export function RegistrationFields({ tab, department, isLocked }: FieldsProps) {
  const input = (field: PatientField) => <FieldOf key={field} {...{ field, tab, department, isLocked }} />;
  return (
    <>
      {PATIENT_FIELD_NAMES.filter((field) => field !== 'gender').map((field) =>
        field === 'age' ? (
          <div key="age and gender" className="age-and-gender grid gap-6 sm:grid-cols-[1fr_3fr]">
            {input('age')}
            {input('gender')}
          </div>
        ) : (
          input(field)
        ),
      )}
      <FieldWarning tab={tab} />
    </>
  );
}

function FieldOf({ field, tab, department, isLocked }: FieldsProps & { field: PatientField }) {
  const fields = useRegistration((state) => state.fields);
  const origins = useRegistration((state) => state.origins);
  const fault = useRegistration((state) => state.faults.find((one) => one.field === field));
  const facts = fieldFacts(field);
  const { label, hint, options } = TEXTS[field];
  const value = fieldsOf(tab, { fields, origins })[field] ?? '';
  const error = fault && faultWords(fault);
  const origin = tab === 'voice' ? origins[field] : undefined;
  const type = (typed: string) => typeInto(field, typed);
  const below =
    field === 'symptoms' && !isLocked ? (
      <SymptomChips value={value} department={department} onChange={watched(value).onType} />
    ) : undefined;
  if (facts.kind === 'choice')
    return (
      <div className={`field-${field} grid content-start gap-1.5`}>
        <RadioGroupField
          {...{ value, hint, error }}
          id={fieldId(field)}
          legend={label}
          name={field}
          options={facts.options.map((option) => ({ value: option, label: options?.[option] ?? option }))}
          disabled={isLocked}
          isRequired={facts.isRequired}
          onChange={type}
        />
        <OriginChip origin={origin} />
      </div>
    );
  return (
    <RegistrationField
      {...{ label, value, hint, error, origin, isLocked }}
      {...keyboardOf(facts)}
      {...(field === 'symptoms' ? watched(value) : { onType: type })}
      id={fieldId(field)}
      mayStayEmpty={!facts.isRequired}
      below={below}
      beside={field === 'age' ? <AgeInWords typed={value} /> : undefined}
    />
  );
}

/** A baby's age as it will be read; the wire has whole years. */
function AgeInWords({ typed }: { typed: string }) {
  const read = readField('age', typed);
  return read.ok && read.value === 0 ? <p className="font-semibold text-ink">{personTexts.years(0)}</p> : null;
}

/** What the patient complains of is read for warning signs while it is typed. */
function watched(symptoms: string) {
  return {
    onType: (typed: string) => {
      typeInto('symptoms', typed);
      watchTyping(typed);
    },
    onLeave: () => void watchWords(symptoms),
  };
}

function keyboardOf({ kind }: FieldFacts) {
  if (kind === 'name') return { autoCapitalize: 'words' } as const;
  if (kind === 'whole number') return { inputMode: 'numeric' } as const;
  if (kind === 'phone') return { type: 'tel', inputMode: 'tel' } as const;
  return kind === 'list' ? { rows: 3 } : {};
}
