import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the pages that the links in text messages open. */
export const ownTexts = catalogue('patient/own-appointment', {
  title: 'Your appointment',
  loading: 'Loading your appointment...',
  failed: 'Your appointment could not be loaded. Please check your connection and try again.',
  tryAgain: 'Try again',
  dead: 'This link does not open an appointment. It may be incomplete or too old, or the appointment may have been cancelled.',

  askAge: 'So that nobody else opens it with your phone, the clinic asks for your age.',
  age: 'Age given at registration',
  ageWrong: 'This is not the age given at registration',
  ageLocked: 'Too many wrong answers. Please call the clinic, or try again tomorrow.',
  open: 'Open',

  when: 'When',
  doctor: 'Doctor',
  where: 'Where',

  noTime: 'You do not have a time yet',
  noTimeText: 'The clinic will give you one. You can also choose one yourself.',
  away: 'Please choose another time',
  awayText: 'We are sorry: your doctor cannot see you at the time we gave you.',
  over: 'The time of this appointment has passed',
  insteadOf: 'Instead of',

  until: (when: string) => `You can change or cancel it here until ${when}.`,
  tooLate: 'It is too late to change or cancel this appointment here. Please call the clinic.',
  needHelp: 'If you need help, please call the clinic.',
  call: (phone: string) => `Call ${phone}`,
  calendar: 'Add to calendar',
  calendarFailed: 'The calendar file could not be loaded. Please try again.',

  changeTime: 'Change the time',
  chooseTime: 'Choose a time',
  loadingTimes: 'Loading free times...',
  timesFailed: 'The free times could not be loaded.',
  nearest: 'Nearest free times',
  otherTime: 'Another day or time',
  day: 'Day',
  moreDays: 'More days',
  time: 'Time',
  take: 'Take this time',
  taking: 'Saving...',
  keep: 'Keep my time',
  notNow: 'Not now',
  chooseFirst: 'Choose a time first',
  noneFree: 'No other time is free at the moment.',
  taken: 'Somebody else has just taken this time. Please choose another one.',
  moved: 'Your time has been changed',

  cancel: 'Cancel the appointment',
  cancelAsk: 'Cancel this appointment?',
  cancelText: 'Your time will be free for somebody else.',
  cancelYes: 'Yes, cancel it',
  cancelling: 'Cancelling...',
  cancelNo: 'No, keep it',
  cancelled: 'Your appointment has been cancelled',
  cancelledText:
    'There is nothing else you need to do. If you need a new appointment, please register again or call the clinic.',
  notSaved: 'Nothing has been changed, because the clinic could not be reached. Please try again.',

  prescription: {
    title: 'Your prescription',
    loading: 'Loading your prescription...',
    askAge: 'So that nobody else opens it with your phone, the clinic asks for your age.',
    ready: 'Your prescription is ready as a PDF file.',
    save: 'Save the PDF file',
    failed: 'Your prescription could not be loaded. Please check your connection and try again.',
    dead: 'This link does not open a prescription. It may be incomplete or too old. Please ask the clinic.',
  },
});
