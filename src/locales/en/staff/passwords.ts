import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of setting a password with a one-time code, and of changing one's own. */
export const passwordTexts = catalogue('staff/passwords', {
  haveCode: 'I have a code',
  setTitle: 'Set a new password',
  setText: 'Use the one-time code your administrator gave you.',
  code: 'One-time code',
  newPassword: 'New password',
  newHint: 'At least 8 characters. A few words that only you would put together work well.',
  set: 'Set password',
  setting: 'Setting...',
  isSet: {
    same: 'Your password is set. Log in with it now.',
    admin: 'Your password is set. Log in with it at the Admin Login.',
    doctor: 'Your password is set. Log in with it at the Doctor Login.',
  },

  changeTitle: 'Change password',
  changeText: 'You stay logged in here; your sessions on other devices end.',
  current: 'Current password',
  change: 'Change password',
  changing: 'Changing...',
  changed: 'Password changed',

  problem: 'There is a problem',
  codeMissing: 'Enter the one-time code',
  currentMissing: 'Enter your current password',
  tooShort: 'Enter a new password of at least 8 characters',
  failed: 'The password could not be set.',
  unreachable: 'The server could not be reached. Check the connection and try again.',
});
