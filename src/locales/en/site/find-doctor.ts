/** Texts of the search among the doctors of one department. */
export const findDoctorTexts = {
  search: 'Find a doctor',
  hint: 'A name, a language, or what troubles you.',
  count: (doctors: number) => (doctors === 1 ? '1 doctor' : `${doctors} doctors`),
};
