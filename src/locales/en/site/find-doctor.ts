import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the search among the doctors of one department. */
export const findDoctorTexts = catalogue('site/find-doctor', {
  search: 'Find a doctor',
  hint: 'A name, a language, or what troubles you.',
  count: (doctors: number) => (doctors === 1 ? '1 doctor' : `${doctors} doctors`),
});
