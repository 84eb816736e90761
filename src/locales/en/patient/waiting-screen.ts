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

/**
 * What is said when a number is called and the device has no voice of its own: recorded piece by piece (`npm run clips`),
 * with the letters and digits of the ticket and of the place in between.
 */
export const spokenCallTexts = catalogue('patient/waiting-screen/call', {
  number: (ticket: string) => `Number ${ticket}`,
  places: {
    room: (number: string) => `please go to room ${number}`,
    desk: (number: string) => `please go to desk ${number}`,
    counter: (number: string) => `please go to counter ${number}`,
    window: (number: string) => `please go to window ${number}`,
    door: (number: string) => `please go to door ${number}`,
    booth: (number: string) => `please go to booth ${number}`,
    reception: (number: string) => `please go to reception ${number}`,
    laboratory: (number: string) => `please go to the laboratory ${number}`,
    xRay: (number: string) => `please go to X-ray ${number}`,
  },
  /** Where the place has a name of its own, which no recording says. */
  seeScreen: 'please see on the screen where to go',
});
