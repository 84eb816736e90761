import { describe, expect, it } from 'vitest';
import { LISTED_SYMPTOMS } from '#shared/words/form/literal-extraction.ts';
import { readWords } from '#shared/words/reading/read-words.ts';
import { findRedFlags, warn } from '#shared/words/warning/red-flags.ts';
import { shareOf, soundsUrgent, wordsAndPairs } from '#shared/words/warning/sounds-urgent.ts';
import { learnWeights } from '../../../../tools/language/urgency/learn-weights.ts';

const warningsOf = (text: string) => warn(readWords(text));

describe('words that name no sign, but sound urgent', () => {
  const text = 'I brought up something like ground coffee';

  it('warn, and say by which words', () => {
    const [warning, ...others] = warningsOf(text);
    expect(warning).toMatchObject({ sign: 'sounds-urgent', words: expect.arrayContaining(['ground', 'coffe']) });
    expect(others).toEqual([]);
    expect(findRedFlags(text)).toEqual([]);
  });

  it('give way to a sign by name', () => {
    expect(warningsOf(`${text}. I have chest pain.`).map(({ sign }) => sign)).not.toContain('sounds-urgent');
  });

  it.each([
    '',
    '...',
    'My name is Ian Black',
    'I want to change my address',
    'I have a cough and a runny nose',
    'I work as a constructor and I have a cough',
    'vomiting and diarrhoea',
    'I have had vomiting and diarrhoea since yesterday',
    'Diarrhoea and vomiting after a wedding buffet',
    'throwing up since last night after a takeaway',
    'I have a sore throat, a blocked nose and a temperature',
    'backache for two weeks, worse when I sit',
    'I rolled my ankle on the stairs, I can walk but it hurts',
    'a dull headache behind my eyes and a blocked nose',
    'I have an itchy rash on my arms',
    'The doctor ruled out a heart attack last month, I am here for my blood test',
    'A stroke was ruled out, I have a cough',
    'I did not faint, no blood, and no chest pain, I am here for my flu jab',
  ])('and calm ones do not: “%s”', (calm) => expect(warningsOf(calm)).toEqual([]));
});

it.each([
  'I have vomiting and diarrhoea and there is blood in it',
  'Vomiting for two days and I cannot keep any water down',
  'My baby has diarrhoea and vomiting and is floppy',
  'Diarrhoea for three days and I have not passed urine since yesterday',
  'Backache, and now I cannot feel between my legs',
  'The rash does not fade under a glass',
  'They ruled out a heart attack but the chest pain is back',
  'Nobody has ruled out a heart attack',
])('an ordinary complaint with something dangerous beside it warns: “%s”', (text) =>
  expect(warningsOf(text)).not.toEqual([]),
);

it.each(LISTED_SYMPTOMS)('who registers with nothing but “%s” is not urgent without a sign', (symptom) => {
  const text = `My name is Bo Berg, I am a 43 years old man and I have a ${symptom}`;
  expect(warningsOf(text).map(({ sign }) => sign)).toEqual(findRedFlags(text));
});

describe('what is learned', () => {
  const lessons = [
    ...Array.from({ length: 4 }, () => ({ words: ['collaps', 'arm'], isUrgent: true, counts: 1 })),
    ...Array.from({ length: 8 }, () => ({ words: ['cough', 'arm'], isUrgent: false, counts: 1 })),
    { words: ['rare'], isUrgent: true, counts: 1 },
  ];
  const learned = learnWeights(lessons);

  it('is which words tell urgent from calm, the same every time', () => {
    expect(soundsUrgent(' my arm . i collaps ', learned)).toEqual(['collaps']);
    expect(soundsUrgent(' a cough . my arm ', learned)).toEqual([]);
    expect(learnWeights(lessons)).toEqual(learned);
  });

  it('leaves out what stood in too few texts', () => expect(learned.weights).not.toHaveProperty('rare'));

  it('is read word by word and pair by pair, never across a sentence or what was blanked', () => {
    expect(wordsAndPairs(' my arm . hurt #### bad 38 ')).toEqual(['my', 'arm', 'my arm', 'hurt', 'bad']);
    expect(shareOf(20)).toBeLessThan(shareOf(1));
  });
});
