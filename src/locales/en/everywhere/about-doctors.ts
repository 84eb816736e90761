/** What the ten departments are for, in the words of people who do not know their names. */
const PLAIN: Readonly<Record<string, string>> = {
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
};

/** A department in plain words; empty for one the product does not know. */
export const plainDepartment = (name: string): string => PLAIN[name] ?? '';

/** The languages somebody may speak with a doctor. */
export const speaks = (languages: readonly string[]): string => `Speaks ${languages.join(', ')}`;
