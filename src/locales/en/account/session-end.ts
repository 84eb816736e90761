import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of a staff session that ends soon, or has ended. */
export const sessionEndTexts = catalogue('account/session-end', {
  soon: (time: string) => `You will be logged out at ${time}`,
  idleText: 'Nothing has been sent from this screen for a while. What you typed stays here.',
  wholeText: 'A session lasts twelve hours. Please save your work, then log in again to carry on.',
  stay: 'Stay logged in',
  stayFailed: 'The server could not be reached. Please try again.',
  over: 'Your session has ended',
  overText: 'Log in with the same account to carry on where you left off. What you typed is still here.',
  idle: 'This screen is locked',
  idleCoverText:
    'Nobody used it for a while. Log in with the same account to carry on where you left off. What you typed is still here.',
  another: 'If you log in with another account, what was typed here is discarded.',
  logOut: 'Log out',
});
