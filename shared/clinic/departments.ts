/** The ten departments of REG-1 (front-desk icons); the first six are also the landing page's. */
export const DEPARTMENTS = [
  'Cardiology',
  'Neurology',
  'Orthopedics',
  'Ophthalmology',
  'General Medicine',
  'Pediatrics',
  'Dermatology',
  'Oncology',
  'Pathology',
  'Genetics',
] as const;

/** The list in which a suggested department is looked up if no doctor has it (REG-7), in the order of PAGE-9. */
export const FALLBACK_DEPARTMENTS = [
  'Cardiology',
  'Neurology',
  'Orthopedics',
  'Ophthalmology',
  'General Medicine',
  'Pediatrics',
] as const;

/** A department the keyword rule can suggest. */
export type Department = (typeof FALLBACK_DEPARTMENTS)[number];

/** The keywords of WORDS-2, letter for letter; ties go to the department listed first. */
export const DEPARTMENT_KEYWORDS: Readonly<Record<Department, readonly string[]>> = {
  Cardiology: listed('heart|chest|cardiac|cardiovascular|blood pressure|hypertension|chest pain|palpitation'),
  Neurology: listed('head|brain|nervous|headache|migraine|dizziness|seizure|memory|stroke'),
  Orthopedics: listed('bone|joint|muscle|spine|back|knee|shoulder|fracture|arthritis'),
  Ophthalmology: listed('eye|vision|sight|glasses|contact|blind|retina|cornea'),
  'General Medicine': listed('fever|cold|flu|infection|general|checkup|routine'),
  Pediatrics: listed('child|baby|infant|pediatric|growth|development|vaccination'),
};

/** One string takes fewer bytes to download than many. */
function listed(keywords: string): string[] {
  return keywords.split('|');
}
