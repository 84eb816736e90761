import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of how the clinic guards accounts and records. */
export const securityTexts = catalogue('admin/security', {
  title: 'Security',
  text: 'How staff log in, and who reads which records.',
  loadFailed: 'This could not be loaded.',
  secondFactor: 'Who needs a second factor to log in',
  secondFactors: { optional: 'Nobody has to', administrators: 'Administrators', everybody: 'All staff' },
  secondFactorHint:
    'Set up your own under Password first. Whoever has none yet is logged out, and sets one up with the next login.',
  needToKnow: 'Which records doctors open',
  needsToKnow: { off: 'All patients', on: 'Their own patients and today’s board' },
  needToKnowHint: 'Any other record then opens after a reason, which you read below.',
  readingAlert: 'Alert after this many different records read by one person in twelve hours',
  readingAlertHint: 'From 1 to 10,000. 0 turns the alert off.',
  readingAlertWrong: 'Enter a whole number from 0 to 10,000',
  linkAsks: 'What a link in a text message asks before it opens',
  linkQuestions: { nothing: 'Nothing', age: 'The age given at registration' },
  linkAsksHint:
    'Five wrong answers close a patient’s links for a day. Calendars that follow an appointment by its link no longer do.',
  problem: 'There is a problem',
  save: 'Save changes',
  saving: 'Saving...',
  saved: 'Security settings saved',
  failed: 'The settings could not be saved.',

  notices: {
    title: 'Records read',
    text: 'Records opened with a reason, and unusually many read, in the last 90 days.',
    empty: 'Nothing unusual',
    opened: (who: string, patient: string) => `${who} opened the record of ${patient}`,
    many: (who: string, count: number) => `${who} read ${count} records in twelve hours`,
    somebody: 'Somebody',
    erased: 'an erased patient',
    reason: (words: string) => `Reason: ${words}`,
    seen: 'Seen',
    seenOne: (what: string) => `Seen: ${what}`,
    isSeen: 'You have seen this',
    failed: 'This could not be marked as seen.',
    unseen: (count: number) =>
      count === 1 ? 'One record was read in an unusual way' : `${count} records were read in an unusual way`,
    unseenText: 'A doctor opened another doctor’s record with a reason, or somebody read unusually many.',
    look: 'Look',
  },

  reset: {
    ask: 'Reset second factor',
    text: 'For somebody who has lost phone and recovery codes. Make sure that it is really them: their password alone opens the account until they set up a new one.',
    reason: 'Reason',
    reasonHint: 'For example: phone lost, identity checked in person.',
    reasonMissing: 'Say in a few words why',
    confirm: 'Reset now',
    resetting: 'Resetting...',
    done: 'Second factor reset',
    failed: 'The second factor could not be reset.',
    cancel: 'Cancel',
  },
});
