import type { MessageTexts } from './message-texts.ts';

/** Text messages in Spanish. */
export const es: MessageTexts = {
  locale: 'es',
  appointment: 'Cita',
  at: (day, time) => `${day}, a las ${time}`,
  confirmed: (at) => `su cita es el ${at}.`,
  moved: (at) => `su cita se ha cambiado al ${at}.`,
  cancelled: (at) => `su cita del ${at} ha sido cancelada.`,
  reminder: (at) => `le recordamos su cita del ${at}.`,
  cannotTakePlace: (at) => `lo sentimos, su cita del ${at} no puede realizarse.`,
  chooseAnother: 'Por favor, elija otra hora:',
  weGiveAnother: 'Le daremos otra hora.',
  callForAnother: (phone) => `Por favor, llámenos para acordar otra hora: ${phone}`,
  received: 'hemos recibido su solicitud. Recepción le dará una hora.',
  chooseYourself: 'También puede elegir una hora usted:',
  ticket: (ticket) => `su número de turno es ${ticket}.`,
  yourTime: (at) => `Su hora: ${at}.`,
  whereToGo: (place) => `Adónde ir: ${place}.`,
  document: 'tiene un documento disponible.',
  askAtReception: 'Por favor, pídalo en recepción.',
  linkWorks: (days) => (days === 1 ? 'El enlace funciona durante 1 día:' : `El enlace funciona durante ${days} días:`),
};
