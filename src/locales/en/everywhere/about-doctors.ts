import { catalogue } from '#src/locales/catalogue.ts';
import { listWords } from '#src/locales/formats.ts';
import { languageInWords } from '#src/locales/language-names.ts';

/** What patients read of departments and doctors. */
const aboutTexts = catalogue('everywhere/about-doctors', {
  /** What the ten departments are for, in the words of people who do not know their names. */
  plain: {
    Cardiology: 'Heart and circulation',
    Neurology: 'Head and nerves',
    Orthopedics: 'Bones and joints',
    Ophthalmology: 'Eyes and vision',
    'General Medicine': 'Everyday illness',
    Pediatrics: 'Babies and children',
    Dermatology: 'Skin, hair and nails',
    Oncology: 'Cancer',
    Pathology: 'Laboratory findings',
    Genetics: 'Family conditions',
  } as Readonly<Record<string, string>>,
  /** The ten departments by their names on the wire. */
  names: {
    Cardiology: 'Cardiology',
    Neurology: 'Neurology',
    Orthopedics: 'Orthopedics',
    Ophthalmology: 'Ophthalmology',
    'General Medicine': 'General Medicine',
    Pediatrics: 'Pediatrics',
    Dermatology: 'Dermatology',
    Oncology: 'Oncology',
    Pathology: 'Pathology',
    Genetics: 'Genetics',
  } as Readonly<Record<string, string>>,
  speaks: (languages: string) => `Speaks ${languages}`,
});

/** A department in plain words; empty for one the product does not know. */
export const plainDepartment = (name: string): string => aboutTexts.plain[name] ?? '';

/** A department's name; one the product does not know is called as the server calls it. */
export const departmentName = (name: string): string => aboutTexts.names[name] ?? name;

export const isKnownDepartment = (name: string): boolean => aboutTexts.names[name] !== undefined;

/** The languages somebody may speak with a doctor. */
export const speaks = (languages: readonly string[]): string =>
  aboutTexts.speaks(listWords(languages.map(languageInWords)));
