import { expect, it } from 'vitest';
import { translatePhrase } from '#shared/languages/reading/phrase-notation.ts';
import { phrase, says } from '#shared/words/reading/phrase.ts';
import { readPlainWords } from '#shared/words/reading/plain-words.ts';

it.each([
  ['chest pain', 'I have chest pains', true],
  ['(sore|painful) throat', 'a painful throat', true],
  ['better [off] dead', 'better dead', true],
  ['better [off] dead', 'better off dead', true],
  ['[really] want it', 'I want it', true],
  ['breath [so|very]* fast', 'breathing so very very fast', true],
  ['gun[ ]shot', 'a gunshot', true],
  ['gun[ ]shot', 'a gun shot', true],
  ['not ..2 wake', 'she does not seem to wake', true],
  ['not ..2 wake', 'she does not seem to me to wake', false],
  ['not ..2 wake', 'She does not. I wake', false],
  ['fever', 'a hay fever', true],
  ['{not after: hay}fever', 'a hay fever', false],
  ['{not after: hay}fever', 'a fever', true],
  ['blood{not: test|pressure}', 'a blood test', false],
  ['blood{not: test|pressure}', 'blood everywhere', true],
  ['better{then: off}', 'better off', true],
  ['better{then: off}', 'better now', false],
  ['#1-12 week', 'seven weeks', true],
  ['#1-12 week', 'thirteen weeks', false],
  ['#20-99 tablet', '45 tablets', true],
  ['#20-99 tablet', '12 tablets', false],
  ['#38.0-41.9', '38.5', true],
  ['#38.0-41.9', '38', false],
  ['# puff', '10 puffs', true],
  ['took _ tablet', 'took those tablets', true],
  ['*mate is fit', 'my roommate is fitting', true],
])('“%s” is in “%s”: %s', (written, text, isSaid) => {
  expect(says(readPlainWords(text).text, phrase(translatePhrase(written)))).toBe(isSaid);
});
