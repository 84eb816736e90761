import { describe, expect, it } from 'vitest';
import { readByRules } from '../../../bench/words/words-readers.ts';
import { rate, scoreWords, type Measure } from '../../../bench/words/words-score.ts';
import { readSeenTranscripts } from '../../../tools/language/read-corpus.ts';
import { asSpoken, toWordsCase } from '../../../bench/words/to-words-case.ts';

const LABELLED = readSeenTranscripts((file) => file.startsWith('own-'));

describe.each([
  ['as written', (said: string) => said, 0.97, 0.02],
  ['without capitals and marks', asSpoken, 0.9, 0.04],
])('our own labelled utterances, %s', (_how, change, atLeast, atMost) => {
  const shares = scoreWords(
    LABELLED.map((one) => toWordsCase(one, change)),
    readByRules,
  );
  const wrong = (measure: Measure) => shares[measure].wrong;

  it.each([
    'name found',
    'age',
    'gender, where stated',
    'phone',
    'listed symptoms, F1',
    'suggestion or alternative',
  ] as const)('%s', (measure) => {
    expect(rate(shares[measure]), wrong(measure).join('\n')).toBeGreaterThanOrEqual(atLeast);
  });

  it('the warning signs', () => {
    expect(rate(shares['red flag found']), wrong('red flag found').join('\n')).toBeGreaterThanOrEqual(0.95);
  });

  it('the suggestion alone', () => {
    expect(rate(shares['suggestion acceptable'])).toBeGreaterThanOrEqual(0.85);
  });

  it.each(['name invented', 'symptom not the patient’s reported', 'red flag, false alarm'] as const)(
    '%s',
    (measure) => {
      expect(rate(shares[measure]), wrong(measure).join('\n')).toBeLessThanOrEqual(atMost);
    },
  );
});

it('there are enough of them', () => {
  expect(LABELLED.length).toBeGreaterThanOrEqual(120);
});
