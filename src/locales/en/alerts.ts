/** Texts of the calls for help that staff see on every screen. */
export const alertTexts = {
  label: 'Somebody is needed',
  help: (place: string) => `Help is wanted: ${place}`,
  urgent: (place: string) => `Warning signs in a patient's words: ${place}`,
  ticket: (ticket: string) => `Ticket ${ticket}`,
  since: (time: string, minutes: number) =>
    minutes < 1 ? `since ${time}, just now` : `since ${time}, ${minutes} min ago`,
  take: 'I am on it',
  taking: 'Taking it...',
  taken: (name: string) => (name === '' ? 'Somebody is on it' : `${name} is on it`),
  takeFailed: 'This could not be noted. Please try again.',
  stale: 'New calls for help cannot be fetched just now.',
};
