const FORM: Intl.DateTimeFormatOptions = {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
};

function day(calendarDay: string): string {
  return new Intl.DateTimeFormat('en-GB', FORM).format(new Date(`${calendarDay}T00:00:00Z`));
}

const entries = (count: number) => (count === 1 ? '1 booked appointment' : `${count} booked appointments`);

/** Texts of leave, holidays and extra sessions. */
export const leaveTexts = {
  title: 'Leave and holidays',
  text: 'Days on which a doctor, or the whole clinic, sees nobody, and sessions outside the weekly hours.',
  list: 'Leave and holidays',
  empty: 'Nothing is entered. The weekly hours apply.',
  add: 'Add',
  wholeClinic: 'Whole clinic',
  unknownDoctor: 'A removed doctor',
  kinds: { closed: 'Leave or holiday', extra: 'Extra session' },
  badges: { closed: 'Closed', extra: 'Extra session' },
  days: (from: string, to: string) => (from === to ? day(from) : `${day(from)} to ${day(to)}`),
  wholeDay: 'The whole day',
  hours: (from: string, to: string) => `${from} to ${to}`,
  session: (minutes: number, capacity: number) =>
    capacity === 1 ? `${minutes} minutes each` : `${minutes} minutes each, ${capacity} patients at the same time`,
  remove: 'Remove',
  removeOne: (who: string, days: string) => `Remove ${who}, ${days}`,
  removing: 'Removing...',
  removed: 'Removed',
  removeFailed: 'It could not be removed.',
  gone: 'Somebody else has removed it already.',

  dialog: {
    title: 'Add leave, a holiday or an extra session',
    kind: 'What',
    who: 'For whom',
    firstDay: 'First day',
    lastDay: 'Last day',
    day: 'Day',
    from: 'From',
    to: 'To',
    hoursHint: 'Leave both empty for the whole day.',
    minutes: 'Length of a visit',
    minutesOf: (count: number) => `${count} minutes`,
    capacity: 'Patients at the same time',
    reason: 'Reason',
    optional: 'optional',
    reasonHint: 'Only staff see it.',
    problem: 'There is a problem',
    dayMissing: 'Enter the day',
    firstMissing: 'Enter the first day',
    backwards: 'The last day must not be before the first',
    clocksMissing: 'Enter both times',
    clocksHalf: 'Enter both times, or neither',
    clocksBackwards: 'The end must be later than the start',
    doctorMissing: 'An extra session is for one doctor',
    cancel: 'Cancel',
    save: 'Save',
    saving: 'Saving...',
    saved: 'Saved',
    savedAffected: (count: number) => `Saved. ${entries(count)} now wait for a new time at reception.`,
    affected: (count: number) => (count === 1 ? '1 booked appointment is affected' : `${entries(count)} are affected`),
    affectedText:
      'Nobody is moved or cancelled by this. Each of them becomes a request, and reception gives a new time.',
    affectedWho: (when: string, name: string, doctor: string) => `${when} · ${name} · ${doctor}`,
    affectedMore: (count: number) => (count === 1 ? 'and 1 more' : `and ${count} more`),
    moveText: 'To move them all to another doctor at once, save this, then open the day under Times.',
    saveAnyway: 'Save all the same',
    failed: 'It could not be saved.',
  },
};
