import { catalogue } from '#src/locales/catalogue.ts';

/** What a speaker of another language is told, wherever words are spoken. */
export const englishOnlyTexts = catalogue('everywhere/english-only', {
  title: (language: string) => `You seem to be speaking ${language}`,
  text: 'Voice input only understands English for now. You can type instead, or ask someone to help you.',
  type: 'Type instead',
});
