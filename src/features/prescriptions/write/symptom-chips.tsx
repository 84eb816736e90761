import { useId } from 'react';
import { PATIENT_FIELDS } from '#shared/clinic/patient-fields.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { announce } from '#src/platform/browser/announcer.ts';
import { Button } from '#src/ui/parts/button.tsx';
import { Icon } from '#src/ui/parts/icon.tsx';
import { TextField } from '#src/ui/fields/text-field.tsx';

const texts = prescriptionTexts.generator;

type SymptomChipsProps = {
  label: string;
  symptoms: readonly string[];
  /** What is being typed. */
  typed: string;
  onType: (typed: string) => void;
  onChange: (symptoms: readonly string[]) => void;
  readOnly: boolean;
};

/** A list of symptoms: Add or Enter adds what is typed unless it is blank, an x removes one (RX-2). */
export function SymptomChips({ label, symptoms, typed, onType, onChange, readOnly }: SymptomChipsProps) {
  const id = useId();

  function add(): void {
    const symptom = typed.trim();
    onType('');
    if (symptom === '' || symptoms.includes(symptom)) return;
    onChange([...symptoms, symptom]);
    announce(symptom);
  }
  function remove(symptom: string): void {
    onChange(symptoms.filter((one) => one !== symptom));
    document.getElementById(`${id}-new`)?.focus();
  }

  return (
    <div role="group" aria-labelledby={`${id}-label`} className="grid gap-2">
      <p id={`${id}-label`} className="font-semibold text-ink">
        {label}
      </p>
      {symptoms.length === 0 && <p className="text-ink-2">{texts.noSymptoms}</p>}
      <ul className="flex flex-wrap gap-2">
        {symptoms.map((symptom) => (
          <li
            key={symptom}
            className="flex max-w-full items-center rounded-card bg-sky-200 ps-4 font-semibold text-brand-strong not-has-[button]:pe-4"
          >
            <span className="min-w-0 py-2 leading-tight wrap-anywhere">{symptom}</span>
            {!readOnly && (
              <button
                type="button"
                className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-sky-300"
                aria-label={texts.removeSymptom(symptom)}
                onClick={() => remove(symptom)}
              >
                <Icon name="x" size={100} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {!readOnly && (
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              id={`${id}-new`}
              label={texts.newSymptom}
              value={typed}
              maxLength={PATIENT_FIELDS.symptoms.longest}
              autoComplete="off"
              onChange={(event) => onType(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                add();
              }}
            />
          </div>
          <Button variant="secondary" onClick={add}>
            {texts.addSymptom}
          </Button>
        </div>
      )}
    </div>
  );
}
