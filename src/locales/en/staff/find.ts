import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the one search over everybody. */
export const findTexts = catalogue('staff/find', {
  open: 'Find anybody',
  keys: 'Ctrl K',
  label: 'Find a patient, a doctor or a view',
  placeholder: 'Ticket, phone or name',
  hint: 'Type a ticket, some digits of a phone number, or parts of a name in any order.',
  searching: 'Searching...',
  failed: 'The search did not work. Check the connection and try again.',
  nobody: 'No matches',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  patients: 'Patients',
  doctors: 'Doctors',
  commands: 'Go to',
  walkIn: 'Register a walk-in',
  lastVisit: (day: string) => `Last visit ${day}`,
  noDoctor: 'No doctor',
});
