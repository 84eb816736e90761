/** Texts of a staff session that ends soon, or has ended. */
export const sessionEndTexts = {
  soon: (time: string) => `You will be logged out at ${time}`,
  idleText: 'Nothing has been sent from this screen for a while. What you typed stays here.',
  wholeText: 'A session lasts twelve hours. Please save what you are working on; after that, log in again to go on.',
  stay: 'Stay logged in',
  stayFailed: 'The server could not be reached. Please try again.',
  over: 'Your session has ended',
  overText: 'Log in with the same account to go on where you were. What you typed is kept.',
  another: 'With another account you start on its dashboard, and what was typed here is gone.',
  logOut: 'Log out',
};
