import { describe, expect, it } from 'vitest';
import { isUnsure } from '#shared/speech/hearing/believed.ts';
import { cutAtPauses } from '#shared/speech/sound/cut-at-pauses.ts';
import { ENGINE_RATE } from '#shared/speech/sound/resample.ts';
import { transcribeRecording } from '#shared/speech/hearing/transcribe-recording.ts';
import { silence, tone, wavOf } from '../../support/sound/wav.ts';

/** Something that stands out from its quiet parts, as speech does. */
const uneven = () => [...tone(300, 0.6), ...silence(0.6), ...tone(300, 0.6)];
/** What a clear recording gives of which the decoder wrote this. */
const heardAs = (text: string, isMended = false) =>
  transcribeRecording(wavOf(uneven()), async () => ({ text, meanLogProbability: -0.1, isMended }));

describe('a transcript', () => {
  it('is sure where it says what was heard, clearly', async () => {
    const heard = await heardAs('My name is Ann Lee, I am 31 years old, male.');
    expect(heard.ok && isUnsure(heard.value.confidence)).toBe(false);
  });

  it.each([
    ['a name that was mended', 'My name is Anna Kowalski.', true],
    ['a spelling that was put right', 'I am 31 years old, mail, with a cough.', false],
    ['a digit that was put right', 'Call me on four, one, two, five, to, nine, one, zero, six, six.', false],
  ])('with %s is to be checked', async (_, text, isMended) => {
    const heard = await heardAs(text, isMended);
    expect(heard.ok && isUnsure(heard.value.confidence)).toBe(true);
  });
});

describe('a long recording', () => {
  it('is cut where it is quiet, and nothing of it is lost', () => {
    const said = Float32Array.from(Array.from({ length: 5 }, () => [...tone(300, 9), ...silence(1)]).flat());
    const pieces = cutAtPauses(said);
    const kept = pieces.flatMap((piece) => [...piece]);
    expect([kept.length, kept.findIndex((sample, at) => sample !== said[at])]).toEqual([said.length, -1]);
    expect(pieces.length).toBeGreaterThan(2);
    for (const piece of pieces.slice(0, -1)) {
      expect(piece.length).toBeLessThanOrEqual(15 * ENGINE_RATE);
      expect(Math.abs(piece.at(-1) ?? 1)).toBe(0);
    }
  });

  it('of twenty seconds or less stays whole', () => {
    expect(cutAtPauses(Float32Array.from(tone(300, 20)))).toHaveLength(1);
  });
});
