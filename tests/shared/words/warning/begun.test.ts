import { describe, expect, it } from 'vitest';
import { readWords } from '#shared/words/reading/read-words.ts';
import { warn } from '#shared/words/warning/red-flags.ts';
import { readBegunSentences, readPlainlySaid } from '../../../../tools/language/read-corpus.ts';

const signsOf = (text: string) => warn(readWords(text)).map(({ sign }) => sign);
const rows = [...readBegunSentences(), ...readPlainlySaid()];
const named = rows.flatMap(({ text, sign }) => (sign === undefined ? [] : [[text, sign] as const]));
const urgent = rows.filter(({ label, sign }) => label === 'alarm' && sign === undefined).map(({ text }) => text);
const calm = rows.filter(({ label }) => label === 'calm').map(({ text }) => text);

// Each singly: a share of what is found would hide the one that is silent.
describe('an emergency that began hours ago, that nobody has ruled out yet, or that is said in a few words', () => {
  it.each(named)('“%s” warns of %s', (text, sign) => expect(signsOf(text)).toContain(sign));
  it.each(urgent)('“%s” warns', (text) => expect(signsOf(text)).not.toEqual([]));
});

it.each(calm)('“%s” does not warn', (text) => expect(signsOf(text)).toEqual([]));
