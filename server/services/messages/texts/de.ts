import type { MessageTexts } from './message-texts.ts';

/** Text messages in German. */
export const de: MessageTexts = {
  locale: 'de',
  appointment: 'Termin',
  at: (day, time) => `${day} um ${time} Uhr`,
  confirmed: (at) => `Ihr Termin ist am ${at}.`,
  moved: (at) => `Ihr Termin wurde auf ${at} verschoben.`,
  cancelled: (at) => `Ihr Termin am ${at} wurde abgesagt.`,
  reminder: (at) => `wir erinnern Sie an Ihren Termin am ${at}.`,
  cannotTakePlace: (at) => `es tut uns leid, Ihr Termin am ${at} kann nicht stattfinden.`,
  chooseAnother: 'Bitte wählen Sie einen anderen Termin:',
  weGiveAnother: 'Wir geben Ihnen einen anderen Termin.',
  callForAnother: (phone) => `Bitte rufen Sie uns für einen anderen Termin an: ${phone}`,
  received: 'wir haben Ihre Anfrage erhalten. Der Empfang gibt Ihnen einen Termin.',
  chooseYourself: 'Sie können auch selbst einen wählen:',
  ticket: (ticket) => `Ihre Wartenummer ist ${ticket}.`,
  yourTime: (at) => `Ihr Termin: ${at}.`,
  whereToGo: (place) => `Wohin: ${place}.`,
  document: 'ein Dokument liegt für Sie bereit.',
  askAtReception: 'Bitte fragen Sie am Empfang danach.',
  linkWorks: (days) => (days === 1 ? 'Der Link gilt 1 Tag:' : `Der Link gilt ${days} Tage:`),
};
