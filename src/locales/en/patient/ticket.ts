import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the page after Submit that depend on where it is read. The owner's own stand with those of /frontdesk. */
export const ticketTexts = catalogue('patient/ticket', {
  ticketOf: (name: string) => `Ticket number for ${name}`,
  where: 'Where to go',
  code: (ticket: string) => `Code to scan for ticket ${ticket}`,

  signedFirst: 'Any draft is for your doctor to check: no medicine is prescribed before your doctor has signed it.',
  smsAfterSigning: 'No prescription is sent before your doctor has checked and signed it.',
  noSms:
    'You did not give a phone number, so no SMS will be sent. If you need a prescription, your doctor will give it to you.',
  laterEditsHome: 'Changes you made after the first attempt were not sent. Please mention them when you arrive.',
  savedHome: 'It will be sent automatically as soon as this device is online again. Please keep this page open.',
  attentionHomeTitle: 'Please contact the clinic',
  attentionHome:
    'Your registration is saved on this device, but it could not be completed without help. Have your ticket number ready.',
  attentionHomeCall: (phone: string) =>
    `Your registration is saved on this device, but it could not be completed without help. Please call ${phone} and have your ticket number ready.`,

  next: 'What happens next',
  keepNumber: 'Keep your ticket number.',
  sayYouAreHere: 'Show this ticket at the front desk, so that we know you are here.',
  sit: 'Please take a seat.',
  sitAt: (where: string) => `Please take a seat: ${where}.`,
  called: 'We will call your ticket number.',
  calledNext: 'We will call your ticket number. Nobody was waiting before you when you registered.',
  calledAfter: (people: number) =>
    people === 1
      ? 'We will call your ticket number. One person was waiting before you when you registered.'
      : `We will call your ticket number. ${people} people were waiting before you when you registered.`,
  calledAt: (when: string) => `We will call your ticket number. Your time: ${when}.`,
  timeGivenHere: 'Reception gives you your time. Show this ticket.',
  comeBack: (when: string) => `Please come back for your time: ${when}.`,

  come: (clinic: string, when: string) => `Please come to ${clinic}: ${when}.`,
  comeToday: (clinic: string) => `Please come to ${clinic} today.`,
  /** Where the house has not said its name. */
  comeNameless: (when: string) => `Please come to the clinic: ${when}.`,
  comeNamelessToday: 'Please come to the clinic today.',
  timeGiven: 'The clinic will give you a time.',
  showTicket: 'Show this ticket when you arrive.',
  showTicketAt: (where: string) => `Show this ticket when you arrive, and go to: ${where}.`,

  toPhone: 'Send to my phone',
  toPhoneBusy: 'Sending...',
  toPhoneDone: 'Asked for',
  toPhoneSent: 'We are sending your ticket to the phone number you gave.',
  toPhoneLater: 'Your ticket will be sent to the phone number you gave as soon as there is a connection.',
  toPhoneFailed: 'Your ticket could not be sent to your phone. Please try again.',
  toPhoneNoNumber: 'No message can be sent to the number you gave. Please print your ticket, or take a photo of it.',
  noTexts: 'To have your ticket on your phone, take a photo of it. The code works from the photo, too.',

  whereAreYou: 'Where are you now?',
  here: 'At the clinic',
  elsewhere: 'Somewhere else',
});
