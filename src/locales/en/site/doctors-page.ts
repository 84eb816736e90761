import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of /doctors. Title, loading, empty and failure are the specification's, letter for letter. */
export const doctorsPageTexts = catalogue('site/doctors-page', {
  title: 'Our Expert Doctors',
  text: 'Choose a doctor and register in about a minute.',
  loading: 'Loading doctors...',
  empty: 'No doctors found.',
  failed: 'Failed to load doctors',
  failedHelp: 'The list could not be loaded, and this device has no saved copy. You can still register at reception.',
  retry: 'Try again',
  unread: (count: number) =>
    count === 1
      ? 'One doctor could not be loaded and is not shown.'
      : `${count} doctors could not be loaded and are not shown.`,
  search: 'Search',
  searchHint: 'A name, a department, a language, or what troubles you, such as knee.',
  departments: 'Departments',
  allDepartments: 'All departments',
  showAll: 'Show all doctors',
  notSure: 'Not sure? Start here',
  notSureText: 'Say or type what is wrong. We will suggest a department, and a doctor who has time for you.',
  notSureButton: 'Tell us what is wrong',
  count: (doctors: number) => (doctors === 1 ? '1 doctor' : `${doctors} doctors`),
  book: 'Book Appointment',
  bookWith: (name: string) => `with ${name}`,
  kept: (time: string) => `Doctor list from ${time}.`,
  keptLong: (time: string) =>
    `Doctor list from ${time}. It may be out of date. Reception will confirm your appointment.`,
  dayAt: (day: string, time: string) => `${day}, ${time}`,
  today: (time: string) => `${time} today`,
});
