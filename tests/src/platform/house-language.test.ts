import { expect, test } from 'vitest';
import { houseLanguage } from '#src/platform/clinic/house-language.ts';

test.each([
  { text: 'Heart failure and high blood pressure', languages: ['en', 'ar'], tag: 'en' },
  { text: 'Herzschwäche und Bluthochdruck', languages: ['de', 'en'], tag: 'de' },
  // Visits begin in Arabic, but these are no Arabic letters.
  { text: 'Heart failure and high blood pressure', languages: ['ar', 'hi'], tag: 'en' },
  { text: 'قصور القلب', languages: ['en', 'ar'], tag: 'ar' },
  { text: 'हृदय रोग', languages: ['en', 'ar', 'hi'], tag: 'hi' },
])('“$text” of a house with $languages is in $tag', ({ text, languages, tag }) => {
  expect(houseLanguage(text, languages)).toBe(tag);
});
