import { describe, expect, it } from 'vitest';
import { readWords } from '#shared/words/reading/read-words.ts';
import { warn } from '#shared/words/warning/red-flags.ts';
import {
  readEverydaySentences,
  readSecondMind,
  readToldByPatients,
  readWhoseData,
} from '../../../../tools/language/read-corpus.ts';

const isWarned = (text: string): boolean => warn(readWords(text)).length > 0;

/** The goals for plain everyday sentences; those that rules were made with must do better. */
describe.each([
  ['everyday sentences, seen', () => readEverydaySentences('seen'), 0.98, 0.04],
  ['everyday sentences, held out', () => readEverydaySentences('held-out'), 0.95, 0.05],
  ['a second writer, seen', () => readSecondMind('seen'), 0.98, 0.04],
  ['a second writer, held out', () => readSecondMind('held-out'), 0.95, 0.05],
  ['told by patients, seen', () => readToldByPatients('seen'), 0.98, 0.02],
  // Short of the goal of 95 of 100: what is reached must not be lost.
  ['told by patients, held out', () => readToldByPatients('held-out'), 0.8, 0.05],
] as const)('%s', (_who, read, least, most) => {
  const rows = read();
  const shareOf = (label: string) => {
    const labelled = rows.filter((row) => row.label === label);
    const warned = labelled.filter(({ text }) => isWarned(text));
    return { warned, others: labelled.filter((row) => !warned.includes(row)), share: warned.length / labelled.length };
  };

  it('with a warning sign warn', () => {
    const { others, share } = shareOf('alarm');
    expect(share, others.map(({ text }) => text).join('\n')).toBeGreaterThanOrEqual(least);
  });

  it('without one do not', () => {
    const { warned, share } = shareOf('calm');
    expect(share, warned.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(most);
  });
});

it('who somebody is, is not urgent', () => {
  const warned = readWhoseData('held-out').filter(({ text }) => isWarned(text));
  expect(warned.length, warned.map(({ text }) => text).join('\n')).toBeLessThanOrEqual(2);
});
