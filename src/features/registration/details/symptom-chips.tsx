import { splitSymptoms } from '#shared/clinic/symptoms-list.ts';
import { symptomTexts as texts } from '#src/locales/en/patient/symptoms.ts';
import { Icon } from '#src/ui/parts/icon.tsx';
import { isSameEntry, suggestedSymptoms, withoutSymptom, withSymptom } from './symptom-entries.ts';

type SymptomChipsProps = { value: string; department: string; onChange: (value: string) => void };

/**
 * The symptoms as entries, under the box in which they stand with commas: what is often said in this department can be
 * added with a touch, and each entry taken out. The box is what is sent, with the English word for each symptom (REG-25).
 */
export function SymptomChips({ value, department, onChange }: SymptomChipsProps) {
  const { symptoms } = texts;
  const entries = splitSymptoms(value);
  const suggested = suggestedSymptoms(value, department, symptoms);
  const own = entries.filter((entry) => !suggested.some((code) => isSameEntry(symptoms[code], entry)));
  return (
    <div
      role="group"
      aria-label={texts.group}
      tabIndex={-1}
      className="symptom-chips flex flex-wrap gap-2 outline-none"
    >
      {suggested.map((code) => {
        const label = symptoms[code];
        const isOn = entries.some((entry) => isSameEntry(entry, label));
        return (
          <Chip
            key={code}
            isOn={isOn}
            onPress={() => onChange(isOn ? withoutSymptom(value, label) : withSymptom(value, label))}
          >
            {label}
          </Chip>
        );
      })}
      {own.map((entry) => (
        <Chip key={entry} isOn onPress={() => onChange(withoutSymptom(value, entry))}>
          {entry}
        </Chip>
      ))}
    </div>
  );
}

function Chip({ isOn, onPress, children }: { isOn: boolean; onPress: () => void; children: string }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      className="symptom-chip pressable"
      onClick={(event) => {
        // One that goes leaves the focus with its group.
        const group = event.currentTarget.parentElement;
        onPress();
        requestAnimationFrame(() => {
          if (document.activeElement === document.body) group?.focus({ preventScroll: true });
        });
      }}
    >
      <Icon name={isOn ? 'check' : 'plus'} />
      <span className={isOn ? 'private-words wrap-anywhere' : 'wrap-anywhere'}>{children}</span>
    </button>
  );
}
