import type { MessageTexts } from './message-texts.ts';

/** Text messages in French. */
export const fr: MessageTexts = {
  locale: 'fr',
  appointment: 'Rendez-vous',
  at: (day, time) => `${day} à ${time}`,
  confirmed: (at) => `votre rendez-vous est le ${at}.`,
  moved: (at) => `votre rendez-vous a été déplacé au ${at}.`,
  cancelled: (at) => `votre rendez-vous du ${at} a été annulé.`,
  reminder: (at) => `rappel de votre rendez-vous du ${at}.`,
  cannotTakePlace: (at) => `nous sommes désolés, votre rendez-vous du ${at} ne peut pas avoir lieu.`,
  chooseAnother: 'Veuillez choisir un autre horaire :',
  weGiveAnother: 'Nous vous donnerons un autre horaire.',
  callForAnother: (phone) => `Veuillez nous appeler pour convenir d’un autre horaire : ${phone}`,
  received: 'nous avons reçu votre demande. L’accueil vous donnera un horaire.',
  chooseYourself: 'Vous pouvez aussi en choisir un vous-même :',
  ticket: (ticket) => `votre numéro de ticket est le ${ticket}.`,
  yourTime: (at) => `Votre heure : ${at}.`,
  whereToGo: (place) => `Où aller : ${place}.`,
  document: 'un document est prêt pour vous.',
  askAtReception: 'Veuillez le demander à l’accueil.',
  linkWorks: (days) => (days === 1 ? 'Le lien est valable 1 jour :' : `Le lien est valable ${days} jours :`),
};
