import { expect, it } from 'vitest';
import { printWords } from '#server/gateways/pdf/print-words.ts';
import { personTexts } from '#src/locales/en/everywhere/person.ts';

it.each([
  [0, 'under 1 year'],
  [1, '1 year'],
  [2, '2 years'],
  [44, '44 years'],
])('an age of %i is %s, on the screen and on paper', (age, words) => {
  expect(personTexts.years(age)).toBe(words);
  expect(printWords.ageAndGender(age, 'female')).toBe(`${words}, female`);
});
