import { catalogue } from '#src/locales/catalogue.ts';

/** A password that somebody else has reset: asked of its owner, told to administrators, written on prescriptions. */
export const passwordResetTexts = catalogue('admin/password-resets', {
  asked: (by: string, when: string) => `${by || 'An administrator'} has reset your password (${when})`,
  askedText: 'Was this arranged with you? Until you answer, every prescription you sign will mention the reset.',
  arranged: 'Yes, that was arranged with me',
  notArranged: 'No',
  thanks: 'Thank you. Your answer has been recorded.',
  answerFailed: 'Your answer could not be saved.',
  denyTitle: 'This was not arranged with you?',
  denyText:
    'All administrators will be told, every session of your account will end, and its password will stop working. You will then need a new code from an administrator you trust.',
  cancel: 'Cancel',
  deny: 'It was not arranged with me',
  denied: 'The administrators have been told, and you have been logged out.',

  told: (by: string, whose: string, when: string) => `${by || 'Somebody'} has reset the password of ${whose} (${when})`,
  toldOwn: (by: string, when: string) => `${by || 'Somebody'} has reset your own password (${when})`,
  from: (device: string) => `The new password was set on: ${device}.`,
  open: 'Its owner has not confirmed yet that this was arranged.',
  confirmed: 'The account has confirmed that this was arranged.',
  refused: 'The owner says that this was not arranged. All sessions of the account were ended.',
  unnamed: 'an account',
  seen: 'I have seen this',
  seenFailed: 'This could not be saved.',
  failed: 'Password resets could not be loaded.',

  signedAfter: (by: string, when: string) =>
    `Signed after ${by || 'somebody else'} had reset the doctor’s password (${when}), before the doctor had confirmed that.`,
});
