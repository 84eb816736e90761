import type { DEPARTMENTS } from '#shared/clinic/departments.ts';

/** One sentence on each of the ten departments, for a new database. */
export const DEPARTMENT_DESCRIPTIONS: Readonly<Record<(typeof DEPARTMENTS)[number], string>> = {
  Cardiology: 'Heart and blood vessels',
  Neurology: 'Brain, spinal cord and nerves',
  Orthopedics: 'Bones, joints and muscles',
  Ophthalmology: 'Eyes and vision',
  'General Medicine': 'Everyday illness and check-ups',
  Pediatrics: 'Babies, children and adolescents',
  Dermatology: 'Skin, hair and nails',
  Oncology: 'Diagnosis and treatment of cancer',
  Pathology: 'Laboratory findings and tissue samples',
  Genetics: 'Inherited conditions and counselling',
};
