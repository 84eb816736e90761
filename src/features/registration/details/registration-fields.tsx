import { GENDERS } from '#shared/contract/visit/genders.ts';
import { frontdeskTexts as texts } from '#src/locales/en/patient/frontdesk.ts';
import { RadioGroupField } from '#src/ui/fields/radio-group-field.tsx';
import { fieldsOf, typeInto } from './edit-fields.ts';
import { faultWords, fieldId } from './fault-words.ts';
import { watchTyping, watchWords } from '#src/features/registration/hear/hear-transcript.ts';
import { OriginChip } from './origin-chip.tsx';
import { FieldWarning } from '#src/features/registration/hear/red-flag-card.tsx';
import { RegistrationField } from './registration-field.tsx';
import { useRegistration, type FieldName, type TabName } from '#src/features/registration/visit/registration-store.ts';

const GENDER_OPTIONS = GENDERS.map((value) => ({ value, label: texts.genders[value] }));

/** The five fields of REG-8. */
export function RegistrationFields({ tab, isLocked }: { tab: TabName; isLocked: boolean }) {
  const fields = useRegistration((state) => state.fields);
  const origins = useRegistration((state) => state.origins);
  const faults = useRegistration((state) => state.faults);
  const values = fieldsOf(tab, { fields, origins });
  const errorOf = (field: FieldName) => {
    const fault = faults.find((one) => one.field === field);
    return fault && faultWords(fault);
  };
  const common = (field: FieldName) => ({
    id: fieldId(field),
    value: values[field],
    error: errorOf(field),
    origin: tab === 'voice' ? origins[field] : undefined,
    isLocked,
    onType: (value: string) => typeInto(field, value),
  });
  return (
    <>
      <RegistrationField {...common('name')} label={texts.fullName} autoCapitalize="words" />
      <div className="age-and-gender grid gap-6 sm:grid-cols-[1fr_3fr]">
        <RegistrationField {...common('age')} label={texts.age} hint={texts.ageHint} inputMode="numeric" />
        <div className="field-gender grid content-start gap-1.5">
          <RadioGroupField
            id={fieldId('gender')}
            legend={texts.gender}
            name="gender"
            options={GENDER_OPTIONS}
            value={values.gender}
            hint={texts.genderHint}
            error={errorOf('gender')}
            disabled={isLocked}
            onChange={(value) => typeInto('gender', value)}
          />
          <OriginChip origin={tab === 'voice' ? origins.gender : undefined} />
        </div>
      </div>
      <RegistrationField
        {...common('phone')}
        label={texts.phone}
        hint={texts.phoneHint}
        type="tel"
        inputMode="tel"
        mayStayEmpty
      />
      <RegistrationField
        {...common('symptoms')}
        label={texts.symptoms}
        hint={texts.symptomsHint}
        rows={3}
        onType={(value) => {
          typeInto('symptoms', value);
          watchTyping(value);
        }}
        onLeave={() => void watchWords(values.symptoms)}
      />
      <FieldWarning tab={tab} />
    </>
  );
}
