/** As on screen (src/locales/en/everywhere/person.ts). */
function yearsOf(age: number): string {
  if (age < 1) return 'under 1 year';
  return age === 1 ? '1 year' : `${age} years`;
}

/** The fixed texts of a printed prescription. */
export const printWords = {
  title: 'Prescription',
  patient: 'Patient',
  ageAndGender: (age: number, gender: string) => `${yearsOf(age)}, ${gender}`,
  doctor: 'Doctor',
  date: 'Date',
  allergies: (list: string) => `Allergies: ${list}`,
  noAllergies: 'No allergies recorded',
  symptoms: 'Symptoms',
  medicines: 'Medicines',
  noMedicines: 'No medicine is prescribed.',
  columns: ['Medicine', 'Dosage', 'Frequency', 'Instructions'],
  signedBy: (name: string) => `Signed by ${name}`,
  reference: (id: string) => `Prescription ${id}`,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
} as const;
