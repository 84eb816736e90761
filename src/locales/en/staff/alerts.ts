import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of the calls for help that staff see on every screen. */
export const alertTexts = catalogue('staff/alerts', {
  label: 'Calls for help',
  help: (place: string) => `Help needed: ${place}`,
  urgent: (place: string) => `Warning signs in a patient's words: ${place}`,
  ownDevice: 'Warning signs in a registration from a patient’s own device',
  ownDevices: (count: number) => (count === 1 ? 'From a patient’s own device' : `From patients’ own devices: ${count}`),
  more: (count: number) => `And ${count} more`,
  ticket: (ticket: string) => `Ticket ${ticket}`,
  since: (time: string, minutes: number) =>
    minutes < 1 ? `since ${time}, just now` : `since ${time}, ${minutes} min ago`,
  take: 'I am on it',
  takeAll: 'Take all from own devices',
  takeAllTitle: 'Take all from own devices?',
  takeAllText:
    'This says that you are dealing with every call from patients’ own devices that you can see, and with older ones. Calls from inside the hospital stay.',
  takeAllCancel: 'Cancel',
  taking: 'Taking it...',
  taken: (name: string) => (name === '' ? 'Someone is on it' : `${name} is on it`),
  takeFailed: 'This could not be saved. Please try again.',
  stale: 'New calls for help cannot be loaded at the moment.',
});
