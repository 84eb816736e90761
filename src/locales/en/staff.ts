/** Texts that both staff areas share: the frame, the way out, lists that load. Toasts are product.md §8, letter for letter. */
export const staffTexts = {
  navigation: { admin: 'Admin views', doctor: 'Doctor views' },
  views: {
    dashboard: 'Dashboard',
    appointments: 'Appointments',
    doctors: 'Doctors',
    patients: 'Patients',
    prescriptions: 'Prescriptions',
    settings: 'Settings',
  },
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  refresh: 'Refresh',
  loading: 'Loading...',
  tryAgain: 'Try again',
  unreachable: 'The server could not be reached. What is shown may be out of date.',
  unreachableEmpty: 'The server could not be reached. Check the connection and try again.',

  logout: 'Logout',
  loggedOut: 'Logged Out',
  loggedOutText: 'You have been logged out successfully.',
  logoutFailed: 'Logout Failed',
  logoutFailedText: 'Something went wrong while logging out.',
};
