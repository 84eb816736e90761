import { expect, it } from 'vitest';
import { messageTexts, whenInWords } from '#server/services/messages/texts/find-texts.ts';

const LANGUAGES = ['en', 'es', 'fr', 'de', 'ar', 'hi', 'pt'];
const NINE = new Date('2027-01-04T09:05:00Z');

it.each(LANGUAGES)(
  'a message in %s says day, time, number and days, in Latin digits, and no clinical word',
  (language) => {
    const texts = messageTexts(language);
    const at = whenInWords(NINE, 'UTC', texts);
    expect(at).toMatch(/4.*2027.*09:05/u);
    for (const say of [texts.confirmed, texts.moved, texts.cancelled, texts.reminder, texts.cannotTakePlace])
      expect(say(at)).toContain(at);
    expect(texts.callForAnother('+43 1 234')).toContain('+43 1 234');
    expect(texts.linkWorks(7)).toContain('7');
    expect(texts.linkWorks(1)).toContain('1');
  },
);

it('the first language that has texts is taken: of the visit, of the clinic, else English', () => {
  expect(messageTexts('pt-BR', 'de').locale).toBe('pt');
  expect(messageTexts('ja', 'de').locale).toBe('de');
  expect(messageTexts(null, 'de-AT').locale).toBe('de');
  expect(messageTexts(undefined, 'ja').locale).toBe('en-GB');
});

it('every language has words of its own', () => {
  const all = LANGUAGES.map((language) => messageTexts(language).received);
  expect(new Set(all).size).toBe(LANGUAGES.length);
});
