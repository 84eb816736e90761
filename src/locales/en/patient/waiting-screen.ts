import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the screen in the waiting room, on which numbers are called. */
export const waitingScreenTexts = catalogue('patient/waiting-screen', {
  title: 'Waiting room',
  now: 'Now calling',
  before: 'Called before',
  nobody: 'Please wait until your number is called',
  goTo: (place: string) => `Please go to ${place}`,
  waiting: 'Waiting',
  waitingOf: (department: string, count: number) => `${department}: ${count}`,
  staleTitle: 'Please listen for your number',
  staleText: 'This screen is not up to date at the moment. Staff will call your number out loud.',
  sound: 'Touch here to turn on the sound',
  testSound: 'Test the sound',
  /** Spoken: letters and digits one by one. */
  spoken: (ticket: string, place: string) => `Number ${ticket}, please go to ${place}`,
  /** What the test says. */
  testTicket: 'K3-0042',
  testPlace: 'room 5',
  notPaired: 'This browser is not a waiting room screen',
  notPairedText:
    'An administrator can add it as a waiting room screen under Settings, Devices, and type the code here.',
  pair: 'Set up this device',
});
