import { describe, expect, it } from 'vitest';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { readEverydaySentences, readSecondMind } from '../../../../tools/language/read-corpus.ts';

/** The goals for plain everyday sentences; those that rules were made with must do better. */
describe.each([
  ['everyday sentences, seen', () => readEverydaySentences('seen'), 0.98, 0.02],
  ['everyday sentences, held out', () => readEverydaySentences('held-out'), 0.95, 0.05],
  ['a second writer, seen', () => readSecondMind('seen'), 0.98, 0.02],
  // Short of the goal of 90 of 100: what is reached must not be lost.
  ['a second writer, held out', () => readSecondMind('held-out'), 0.78, 0.06],
] as const)('%s', (_who, read, least, most) => {
  const rows = read();
  const shareOf = (label: string) => {
    const labelled = rows.filter((row) => row.label === label);
    const warned = labelled.filter(({ text }) => findRedFlags(text).length > 0);
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
