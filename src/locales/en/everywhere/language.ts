import { catalogue } from '#src/locales/catalogue.ts';

/** Texts of choosing a language. Languages themselves are named in their own words. */
export const languageTexts = catalogue('everywhere/language', {
  choose: 'Choose a language',
  /** Beside the globe, before the name of the language. */
  current: (name: string) => `Language: ${name}`,
  more: 'More languages',
  fewer: 'Fewer languages',
  close: 'Close',
  loading: 'One moment...',
  missing:
    'This language is not on this device yet, and there is no connection. Please go on in English, or ask staff.',
  /** Wherever somebody could speak, in a language other than English. */
  speakEnglishOnly: 'Speaking works in English only. Please type.',
  stay: (name: string) => `Keep ${name}`,
});
