import { assert, constantFrom, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { readEverydaySentences } from '../../../../tools/language/read-corpus.ts';
import { asSpoken } from '../../../../bench/words/to-words-case.ts';

const FILLS_THE_FORM = [
  'My phone number is 555 201 3344',
  'My phone number is +44 7700 900461',
  'phone 0412 555 019',
  'call me on 020 7946 0883',
  'my name is Priya Raman, I am 45',
  'My name is Peter Burns and I am 45 years old',
  "I'm 62",
  'I need to register',
  'I want to register as a new patient please',
  "I'd like an appointment",
  "I'd like to book an appointment please",
];
type Join = (one: string, other: string) => string;
const TYPED: readonly Join[] = [(one, other) => `${one}. ${other}`, (one, other) => `${one}, ${other}`];
/** Without marks "I need to register" may take what follows as its object: an alarm too many is the safer reading. */
const SPOKEN: Join = (one, other) => asSpoken(`${one}. ${other}`);

describe('what fills the form', () => {
  const corpus = [...readEverydaySentences('seen'), ...readEverydaySentences('held-out')];

  it.each([
    ['silences no warning sign', 'alarm'],
    ['raises none', 'calm'],
  ])(
    '%s, before or after what is said',
    (_, label) => {
      const said = corpus
        .filter((row) => row.label === label)
        .map(({ text }) => text)
        // Without its marks a sentence may mean something else: what is compared is with and without the form's words.
        .filter((text) => [text, asSpoken(text)].every((one) => findRedFlags(one).length > 0 === (label === 'alarm')));
      expect(said.length).toBeGreaterThan(100);
      assert(
        property(
          constantFrom(...said),
          constantFrom(...FILLS_THE_FORM),
          constantFrom(...TYPED, ...(label === 'alarm' ? [SPOKEN] : [])),
          (text, filling, join) => {
            for (const all of [join(filling, text), join(text, filling)])
              expect(findRedFlags(all).length > 0, all).toBe(label === 'alarm');
          },
        ),
        { numRuns: 2000 },
      );
    },
    120_000,
  );
});
