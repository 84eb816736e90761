/** What a speaker of another language is told, wherever words are spoken. */
export const englishOnlyTexts = {
  title: (language: string) => `You seem to be speaking ${language}`,
  text: 'Voice input only understands English for now. You can type instead, or ask someone to help you.',
  type: 'Type instead',
};
