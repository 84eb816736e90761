import { splitSymptoms } from '#shared/clinic/symptoms-list.ts';
import { onLanguage } from '#src/locales/active-language.ts';
import { symptomTexts } from '#src/locales/en/patient/symptoms.ts';
import { useRegistration } from '#src/features/registration/visit/registration-store.ts';
import { codeOf, type SymptomLabels } from './symptom-entries.ts';

/**
 * Says the symptoms of this visit in the language that is chosen meanwhile; what somebody has typed beside them stays.
 * @returns what ends that
 */
export function followLanguage(): () => void {
  let before = labelsNow();
  return onLanguage(() => {
    const after = labelsNow();
    useRegistration.setState(({ fields, typedWords }) => ({
      fields: { ...fields, symptoms: relabelled(fields.symptoms, before, after) },
      typedWords: relabelled(typedWords, before, after),
    }));
    before = after;
  });
}

/** As they read at this moment: the catalogue itself reads another way after the next choice. */
function labelsNow(): SymptomLabels {
  return { ...symptomTexts.symptoms };
}

function relabelled(text: string, before: SymptomLabels, after: SymptomLabels): string {
  const entries = splitSymptoms(text);
  if (!entries.some((entry) => codeOf(entry, before) !== undefined)) return text;
  return entries
    .map((entry) => {
      const code = codeOf(entry, before);
      return code === undefined ? entry : after[code];
    })
    .join(', ');
}
