import type { MessageTexts } from './message-texts.ts';

/** Text messages in English. */
export const en: MessageTexts = {
  locale: 'en-GB',
  appointment: 'Appointment',
  at: (day, time) => `${day} at ${time}`,
  confirmed: (at) => `your appointment is on ${at}.`,
  moved: (at) => `your appointment has been moved to ${at}.`,
  cancelled: (at) => `your appointment on ${at} has been cancelled.`,
  reminder: (at) => `a reminder of your appointment on ${at}.`,
  cannotTakePlace: (at) => `we are sorry, your appointment on ${at} cannot take place.`,
  chooseAnother: 'Please choose another time:',
  weGiveAnother: 'We will give you another time.',
  callForAnother: (phone) => `Please call us for another time: ${phone}`,
  received: 'we have received your request. Reception will give you a time.',
  chooseYourself: 'You can also choose one yourself:',
  ticket: (ticket) => `your ticket number is ${ticket}.`,
  yourTime: (at) => `Your time: ${at}.`,
  whereToGo: (place) => `Where to go: ${place}.`,
  document: 'a document is ready for you.',
  askAtReception: 'Please ask for it at reception.',
  linkWorks: (days) => `The link works for ${days} days:`,
};
