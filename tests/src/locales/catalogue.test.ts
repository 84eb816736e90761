import { afterEach, beforeEach, expect, test } from 'vitest';
import { setLanguage } from '../../../src/locales/active-language.ts';
import { catalogue } from '../../../src/locales/catalogue.ts';
import { kioskTexts } from '../../../src/locales/en/patient/kiosk.ts';
import { personTexts, personWords } from '../../../src/locales/en/everywhere/person.ts';
import { dayWords } from '../../../src/locales/en/everywhere/times.ts';
import { patientFieldTexts } from '../../../src/locales/en/everywhere/patient-fields.ts';
import { speaking } from '../../../src/platform/language/texts/speaking.ts';
import { compiled } from '../../../tools/language/catalogues/compiled-messages.ts';
import { readEnglish } from '../../../tools/language/catalogues/english-messages.ts';
import { languageChunk } from '../../../tools/language/catalogues/language-chunks.ts';

const texts = catalogue('test', {
  title: 'Title',
  part: { text: 'Text', list: ['One', 'Two'] },
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  by: (who: string | undefined) => (who === undefined ? 'By nobody' : `By ${who}`),
  number: 7,
});
const german = () =>
  speaking('de', 'ltr', {
    'test.title': 'Titel',
    'test.part.list.1': 'Zwei',
    'test.days': compiled('{count, plural, one {# Tag} other {# Tage}}', ['count']),
    'test.by': compiled('{who, select, none {Von niemandem} other {Von {who}}}', ['who']),
  });

beforeEach(() => setLanguage(undefined));
afterEach(() => setLanguage(undefined));

test('without another language the English texts say themselves', () => {
  expect([texts.title, texts.part.text, texts.days(1), texts.days(2), texts.number]).toEqual([
    'Title',
    'Text',
    '1 day',
    '2 days',
    7,
  ]);
});

test('a text is read in the language of the moment, also through a part that was taken before', () => {
  const { part, days } = texts;
  setLanguage(german());
  expect([texts.title, part.list[1], days(1), days(5000), texts.by(undefined), texts.by('Ana')]).toEqual([
    'Titel',
    'Zwei',
    '1 Tag',
    '5.000 Tage',
    'Von niemandem',
    'Von Ana',
  ]);
  setLanguage(undefined);
  expect([texts.title, part.list[1], days(1)]).toEqual(['Title', 'Two', '1 day']);
});

test('what a language lacks is English', () => {
  setLanguage(german());
  expect([texts.part.text, ...texts.part.list]).toEqual(['Text', 'One', 'Zwei']);
});

test('a catalogue is an ordinary object for who lists or copies it', () => {
  setLanguage(german());
  expect(Object.keys(texts)).toEqual(['title', 'part', 'days', 'by', 'number']);
  expect({ ...texts }.title).toBe('Titel');
  expect(texts.part.list.map((one) => one.length)).toEqual([3, 4]);
});

test('in a rule-made language every text of a patient’s page is foreign, with its parameters in it', () => {
  const { messages } = languageChunk('en-XA', 'patient', readEnglish());
  setLanguage(speaking('en-XA', 'ltr', messages));
  expect(kioskTexts.checkIn.title).toMatch(/^\[Çĥéçķ íñ .*~\]$/);
  expect(kioskTexts.pinWrong(3)).toMatch(/^\[.*3.*~\]$/);
  expect(personTexts.years(1)).toMatch(/^\[1 .*\]$/);
  expect(patientFieldTexts.age.inWords(0)).toMatch(/^\[.*\]$/);
  expect(personWords(undefined, 'female')).toMatch(/^\[.*\]$/);
  expect(dayWords('2027-01-04', '2027-01-04')).toMatch(/^\[.*\]$/);
});

test('digits are Latin in Arabic, whatever the language itself uses', () => {
  setLanguage(speaking('ar-EG', 'rtl', { 'test.days': compiled('{count, plural, other {# يوم}}', ['count']) }));
  expect(texts.days(1234)).toMatch(/^1[,٬.]234 /);
});
