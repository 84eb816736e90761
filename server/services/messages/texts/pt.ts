import type { MessageTexts } from './message-texts.ts';

/** Text messages in Portuguese. */
export const pt: MessageTexts = {
  locale: 'pt',
  appointment: 'Consulta',
  at: (day, time) => `${day} às ${time}`,
  confirmed: (at) => `a sua consulta está marcada para ${at}.`,
  moved: (at) => `a sua consulta foi remarcada para ${at}.`,
  cancelled: (at) => `a sua consulta de ${at} foi cancelada.`,
  reminder: (at) => `lembrete da sua consulta de ${at}.`,
  cannotTakePlace: (at) => `lamentamos, a sua consulta de ${at} não poderá ser realizada.`,
  chooseAnother: 'Por favor, escolha outro horário:',
  weGiveAnother: 'Informaremos outro horário.',
  callForAnother: (phone) => `Por favor, ligue para marcar outro horário: ${phone}`,
  received: 'recebemos o seu pedido. A recepção informará o horário.',
  chooseYourself: 'Também pode escolher um horário:',
  ticket: (ticket) => `a sua senha é ${ticket}.`,
  yourTime: (at) => `O seu horário: ${at}.`,
  whereToGo: (place) => `Para onde ir: ${place}.`,
  document: 'o seu documento está pronto.',
  askAtReception: 'Por favor, peça-o na recepção.',
  linkWorks: (days) => (days === 1 ? 'O link é válido por 1 dia:' : `O link é válido por ${days} dias:`),
};
