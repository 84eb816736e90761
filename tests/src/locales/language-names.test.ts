import { afterEach, expect, it } from 'vitest';
import { setLanguage } from '#src/locales/active-language.ts';
import { languageInWords } from '#src/locales/language-names.ts';

afterEach(() => setLanguage(undefined));

it.each([
  ['de', 'Spanish', 'Spanisch'],
  ['ar', 'English', 'الإنجليزية'],
  ['hi', 'japanese ', 'जापानी'],
  ['fr', 'Sign language', 'Sign language'],
])('says in %s that a doctor speaks %s', (tag, english, words) => {
  setLanguage({ tag, direction: tag === 'ar' ? 'rtl' : 'ltr', say: () => undefined });
  expect(languageInWords(english)).toBe(words);
});

it('leaves English as the house wrote it', () => {
  expect(languageInWords('Spanish')).toBe('Spanish');
});
