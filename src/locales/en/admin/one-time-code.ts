import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of a one-time code, told to an administrator once. */
export const oneTimeCodeTexts = catalogue('admin/one-time-code', {
  for: (name: string) => `One-time code for ${name}`,
  text: 'Hand it over in person or on paper. It is shown only once and can be used once: on the login screen under “Forgot password”, then “I have a code”.',
  expires: (when: string) => `It can be used until ${when}.`,
  copy: 'Copy code',
  copied: 'Copied',
  done: 'Done',
});
