import { catalogue } from '#src/locales/catalogue.ts';

/** An age as it is shown everywhere; the wire has 0 for a baby. */
function years(age: number): string {
  if (age < 1) return 'under 1 year';
  return age === 1 ? '1 year' : `${age} years`;
}

/** How the staff's screens say who somebody is. */
export const personTexts = catalogue('everywhere/person', {
  genders: { male: 'Male', female: 'Female', other: 'Other' },
  years,
  unknownAge: 'Age not given',
  unknownGender: 'Gender not given',
  both: (age: string, gender: string) => `${age}, ${gender}`,
});

/** A gender in words: those of the specification, any other value as it is, nothing for nothing. */
export function genderWord(gender: string | null | undefined): string | undefined {
  const { male, female, other } = personTexts.genders;
  return { male, female, other }[gender?.toLowerCase() ?? ''] ?? (gender || undefined);
}

/** Age and gender, with a word for what is not known. */
export function personWords(age: number | null | undefined, gender: string | null | undefined): string {
  const ageWord = typeof age === 'number' ? personTexts.years(age) : personTexts.unknownAge;
  return personTexts.both(ageWord, genderWord(gender) ?? personTexts.unknownGender);
}
