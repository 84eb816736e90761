import { personTexts } from '#src/locales/en/everywhere/person.ts';
import { prescriptionTexts } from '#src/locales/en/staff/prescriptions.ts';
import { isolated } from '#src/ui/parts/joined.ts';

const texts = prescriptionTexts.person;

type Person = { readonly name: string; readonly age?: number | undefined; readonly gender?: string | undefined };

/** Name, age and gender of the patient, with a text for what is unknown (RX-2). */
export function personLine({ name, age, gender }: Person): string {
  return texts.line(isolated(name), ageWord(age), gender || texts.unknownGender);
}

/** Only age and gender, to tell people with the same name apart. */
export function personHint({ age, gender }: Person): string {
  return texts.both(ageWord(age), gender || texts.unknownGender);
}

function ageWord(age: number | undefined): string {
  return age === undefined ? texts.unknownAge : personTexts.years(age);
}
