import { catalogue } from '#src/locales/catalogue.ts';

/** Texts that both staff areas share: the frame, the way out, lists that load. Toasts are the specification's, letter for letter. */
export const staffTexts = catalogue('staff/staff', {
  navigation: { admin: 'Admin views', doctor: 'Doctor views' },
  views: {
    dashboard: 'Dashboard',
    arrivals: 'Arrivals',
    times: 'Times',
    appointments: 'Appointments',
    doctors: 'Doctors',
    patients: 'Patients',
    prescriptions: 'Prescriptions',
    settings: 'Settings',
    password: 'Password',
  },
  reception: { user: 'Reception', role: 'Receptionist' },
  administratorsOnly: {
    title: 'Only an administrator can see this',
    text: 'You are logged in as a receptionist. Ask an administrator if you need something from here.',
    back: 'Go to arrivals',
  },
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  close: 'Close',
  refresh: 'Refresh',
  loading: 'Loading...',
  tryAgain: 'Try again',
  more: 'Load more',
  /** Beside what is shown: 0 is something that has moved or gone. */
  news: (count: number) => (count === 0 ? 'Changed' : `${count} new`),
  showNews: (count: number) => (count === 0 ? 'Changed · Show' : `${count} new · Show`),
  speaks: (language: string) => `Speaks ${language}`,
  ticket: 'Ticket',
  unread: (count: number) =>
    count === 1
      ? 'One entry could not be read and is not shown'
      : `${count} entries could not be read and are not shown`,
  unreadText: 'The server sent it in a format this app does not understand. Everything else is shown.',
  kept: 'What you had typed is still here. It has not been saved yet.',
  unreachable: 'The server could not be reached. What is shown may be out of date.',
  unreachableUnchanged: 'The server could not be reached. Nothing has changed.',
  unreachableEmpty: 'The server could not be reached. Check the connection and try again.',

  /** Somebody else has logged in in another window of this browser. */
  stranger: {
    title: (name: string) => `${name || 'Somebody else'} has logged in on this browser`,
    text: 'This page belongs to another account. It will not save or show anything more until you log in again. What you typed is still here.',
    logInAgain: 'Log in again',
    goOn: (name: string) => (name === '' ? 'Continue with the new account' : `Continue as ${name}`),
  },

  logout: 'Logout',
  loggedOut: 'Logged Out',
  loggedOutText: 'You have been logged out successfully.',
  logoutFailed: 'Logout Failed',
  logoutFailedText: 'Something went wrong while logging out.',
  leaving: {
    title: 'You have unsaved changes',
    text: 'Logging out discards them.',
    stay: 'Stay logged in',
    logOut: 'Log out and discard',
  },

  appointments: {
    statuses: { scheduled: 'Scheduled', completed: 'Completed', cancelled: 'Cancelled' },
    allStatuses: 'All Appointments',
    noStatus: 'No status',
    deleted: 'Appointment deleted successfully',
    deletedOf: (name: string) => `Appointment deleted: ${name}`,
    deleteFailed: 'Failed to delete appointment',
    gone: 'Somebody else has deleted this appointment already.',
    restored: 'Appointment restored',
    restoreFailed: 'Failed to restore appointment',
  },
});

/** A status in words: our own, any other value as it is (samples are `Upcoming`). */
export function statusWord(status: string): string {
  const key = status.toLowerCase();
  const { statuses, noStatus } = staffTexts.appointments;
  const word = Object.entries(statuses).find(([name]) => name === key)?.[1];
  return word ?? (status || noStatus);
}
