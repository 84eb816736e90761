const DAY: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' };
let formatter: Intl.DateTimeFormat | undefined;

/** A day of the clinic's calendar (`2027-01-04`) as people say it: `today`, `Monday 4 January`. */
function dayWords(day: string, today: string | undefined): string {
  if (day === today) return 'today';
  formatter ??= new Intl.DateTimeFormat('en-GB', DAY);
  return formatter.format(new Date(`${day}T00:00:00Z`));
}

/** Texts about the time of an appointment, for patients. */
export const timeTexts = {
  day: dayWords,
  /** `today 14:20`, `Monday 4 January, 14:20`. `label` is what clocks in the clinic show. */
  at: ({ day, label }: { day: string; label: string }, today: string | undefined) =>
    day === today ? `today ${label}` : `${dayWords(day, today)}, ${label}`,
  next: (when: string) => `Next free time: ${when}`,
  firstFree: (when: string) => `First free doctor of this department: ${when}`,

  looking: 'Looking for a free time...',
  yours: 'Your time:',
  isYours: (when: string) => `Your time: ${when}`,
  change: 'Change',
  changeTime: 'Change your time',
  keep: 'Keep this time',
  walkIn: 'Come in now, without a fixed time',
  chooseTime: 'Choose a time',
  lost: (label: string, when: string) => `${label} has just been taken. Now: ${when}`,
  askDesk: 'Reception gives you a time. When suits you?',
  noneFree: 'No time is free at the moment. Reception gives you one. When suits you?',
  wish: 'When suits you?',
  wishes: { soon: 'Soon', morning: 'Morning', afternoon: 'Afternoon' },

  nextFree: (when: string) => `Next free: ${when}`,
  chooseDay: 'Day',
  timesOf: (day: string) => `Times: ${day}`,
  full: 'full',
  noTimes: (day: string) => `No free times: ${day}`,
  moreDays: 'More days',
  morning: 'Morning',
  afternoon: 'Afternoon',
  loading: 'Loading times...',
  failed: 'The times could not be loaded.',
  tryAgain: 'Try again',

  agreed: 'Your time',
  comeThen: 'Please come at this time. We will call your ticket number.',
  asked: 'Reception gives you your time. Show this ticket.',
  calendar: 'Add to calendar',
  ticket: (ticket: string) => `Ticket number ${ticket}`,
  appointmentAt: (clinic: string) => `Appointment at ${clinic}`,
};
