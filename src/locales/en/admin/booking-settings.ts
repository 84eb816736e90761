import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the clinic's rules of booking. */
export const bookingSettingsTexts = catalogue('admin/booking-settings', {
  title: 'Booking',
  text: 'How times are offered and booked. The hours of each doctor are under Doctors, leave and extra sessions under Leave and holidays.',
  fields: {
    bookAheadDays: 'How many days ahead patients can book',
    bookLeadMinutes: 'Minutes before a time when patients can no longer book it',
    reminderHours: 'Hours before a time when patients are reminded',
    changeUntilHours: 'Hours before a time when patients can no longer change it themselves',
  },
  hints: {
    bookAheadDays: 'From 1 to 365. Reception can book further ahead.',
    bookLeadMinutes: 'From 0 to 10080, a week. With 0, a time can be booked until it begins.',
    reminderHours: 'From 0 to 168, a week. With 0, nobody is reminded. Only patients who agreed to messages are.',
    changeUntilHours:
      'From 0 to 168, a week. They move or cancel it by the link in their message; later only by calling.',
  },
  walkIns: 'Patients without a time',
  walkInsHint: 'For doctors who have hours. Reception can always register a walk-in.',
  walkInChoices: { on: 'May come while the doctor is there', off: 'Need a time' },
  errors: {
    bookAheadDays: 'Enter whole days from 1 to 365',
    bookLeadMinutes: 'Enter whole minutes from 0 to 10080',
    reminderHours: 'Enter whole hours from 0 to 168',
    changeUntilHours: 'Enter whole hours from 0 to 168',
  },
  saved: 'Settings saved',
  failed: 'The settings could not be saved.',
  overtaken: 'What you typed is still in the fields below, and is not saved. Save again to replace what is saved now.',
});
