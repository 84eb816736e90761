import { catalogue } from '#src/locales/catalogue.ts';
import { dayWords, timeWords } from '#src/locales/en/everywhere/times.ts';

/** Texts about the time of an appointment, for patients. */
export const timeTexts = catalogue('patient/times', {
  day: dayWords,
  at: timeWords,
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

  remind: 'Text me a reminder',
  tellTime: 'Text me my time',
  remindHint:
    'We send your time and any change of it to your phone, with a link to move or cancel it. No names, nothing medical.',
  remindNoPhone: 'Please give a phone number above. Without one we cannot text you.',

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
  calendar: 'Add to calendar',
  ticket: (ticket: string) => `Ticket number ${ticket}`,
  appointmentAt: (clinic: string) => `Appointment at ${clinic}`,
});
