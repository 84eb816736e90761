import { describe, expect, it } from 'vitest';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { readAllSignSentences, readSignSentences } from '../../../../tools/language/read-corpus.ts';
import { asSpoken } from '../../../../bench/words/to-words-case.ts';

const FIRST = readSignSentences('first', 'alarm').map(({ text, sign }) => [text, sign] as const);
const ALARMS = readAllSignSentences('alarm').map(({ text }) => text);
const CALM = readAllSignSentences('calm').map(({ text }) => text);

describe('warning signs that are said', () => {
  it.each(FIRST)('%s → %s', (said, flag) => {
    expect(findRedFlags(said)).toContain(flag);
  });

  it('are found without capitals and marks, too', () => {
    const said = [...FIRST.map(([text]) => text), ...readSignSentences('seventh', 'alarm').map(({ text }) => text)];
    const missed = said.filter((one) => findRedFlags(asSpoken(one)).length === 0);
    expect(missed.length / said.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });

  it.each([
    "I took, um, about thirty paracetamol this afternoon. I don't know why I did it",
    'he has taken twelve paracetamol',
    'I have taken a whole packet of my tablets',
  ])('are never missed in what somebody has taken too much of: %s', (said) => {
    expect(findRedFlags(said)).toContain('poisoning');
  });

  it.each([
    'I took two paracetamol this morning, 20 minutes ago',
    'I took a ten day course of tablets',
    'I take a 10 milligram tablet at night',
    'I have not taken twenty tablets',
  ])('are not read into what is taken as it should be: %s', (said) => {
    expect(findRedFlags(said)).not.toContain('poisoning');
  });

  it('are found in other words, too', () => {
    const missed = ALARMS.filter((one) => findRedFlags(one).length === 0);
    expect(missed.length / ALARMS.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
  });
});

describe('no alarm', () => {
  it.each([
    'she has lost so much weight her uniform is hanging off',
    'i can move all my fingers i fell off my bike',
    'I have lost a stone and the dress had to be taken in twice',
    'it is my arm, I fell off a ladder in July, here for the x-ray',
    "a spider bit me and it is itchy but my face ain't swelled up",
    ...CALM,
  ])('%s', (said) => {
    expect(findRedFlags(said)).toEqual([]);
  });
});
