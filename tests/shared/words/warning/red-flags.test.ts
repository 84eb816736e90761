import { describe, expect, it } from 'vitest';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { EVERYDAY_ALARMS, EVERYDAY_CALM } from '../cases/everyday-alarms.ts';
import { HOMELY_ALARMS, HOMELY_CALM } from '../cases/homely-alarms.ts';
import { INDIRECT_ALARMS, INDIRECT_CALM } from '../cases/indirect-alarms.ts';
import { MORE_ALARMS, MORE_CALM } from '../cases/more-red-flags.ts';
import { PLAIN_ALARMS, PLAIN_CALM } from '../cases/plain-alarms.ts';
import { ALARMS, CALM } from '../cases/red-flags.ts';
import { UNSEEN_ALARMS, UNSEEN_CALM } from '../cases/unseen-alarms.ts';
import { VIGNETTE_ALARMS, VIGNETTE_CALM } from '../cases/vignette-alarms.ts';
import { asSpoken } from '../to-words-case.ts';

describe('warning signs that are said', () => {
  it.each(ALARMS)('%s → %s', (said, flag) => {
    expect(findRedFlags(said)).toContain(flag);
  });

  it('are found without capitals and marks, too', () => {
    const said = [...ALARMS.map(([one]) => one), ...UNSEEN_ALARMS];
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
    const said = [
      MORE_ALARMS,
      UNSEEN_ALARMS,
      INDIRECT_ALARMS,
      PLAIN_ALARMS,
      HOMELY_ALARMS,
      EVERYDAY_ALARMS,
      VIGNETTE_ALARMS,
    ].flat();
    const missed = said.filter((one) => findRedFlags(one).length === 0);
    expect(missed.length / said.length, missed.join('\n')).toBeLessThanOrEqual(0.03);
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
    ...MORE_CALM,
    ...UNSEEN_CALM,
    ...INDIRECT_CALM,
    ...PLAIN_CALM,
    ...HOMELY_CALM,
    ...EVERYDAY_CALM,
    ...VIGNETTE_CALM,
  ])('%s', (said) => {
    expect(findRedFlags(said)).toEqual([]);
  });
});
