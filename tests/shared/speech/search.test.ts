import { describe, expect, it } from 'vitest';
import { BEGIN_TOKEN } from '#shared/speech/moonshine/decoder.ts';
import { decodeGreedily } from '#shared/speech/moonshine/greedy.ts';
import { createPhoneLists } from '#shared/speech/mending/mend-phone.ts';
import { createQuestions, type Questions } from '#shared/speech/moonshine/questions.ts';
import { wordsOf } from '#shared/speech/moonshine/spoken-words.ts';
import { createTrie } from '#shared/speech/moonshine/token-trie.ts';
import { NO_SIGHT, toyDecode, toyTokenizer } from '../../support/sound/toy-decoder.ts';

const COMMON = -3;
const RARE = -9;

const trie = (names: Readonly<Record<string, number>>) =>
  createTrie(Object.entries(names), (name) => toyTokenizer.encode(name, false, true));

/** Hears what the shares say, and lets ask about it. */
async function heard(shares: Readonly<Record<string, number>>): Promise<Questions & { readonly text: string }> {
  const decode = toyDecode(shares);
  const { first, tokens } = await decodeGreedily(decode, NO_SIGHT, 10);
  const words = wordsOf(tokens.slice(0, -1), toyTokenizer);
  const questions = createQuestions(decode, toyTokenizer, { sight: NO_SIGHT, first, tokens, words });
  return { ...questions, text: words.map(({ text }) => text).join(' ') };
}

describe('names spelled in tokens', () => {
  it('share their beginnings and know the commonest name that goes on from each', () => {
    const root = trie({ Anna: COMMON, Antonia: RARE, 'Anna Lee': RARE });
    const [an] = toyTokenizer.encode('Antonia', false, true);
    expect([...root.next.keys()]).toEqual([toyTokenizer.encode('Anna', false, true)[0], an]);
    expect(root.outlook).toBe(COMMON);
    expect(root.next.get(an ?? 0)).toMatchObject({ phrase: undefined, outlook: RARE });
  });
});

describe('the search in lists of names', () => {
  const lists = [trie({ Anna: COMMON, Antonia: COMMON, Hanna: RARE }), trie({ Berg: COMMON, Bergmann: COMMON })];
  const best = async (shares: Readonly<Record<string, number>>) => {
    const { search } = await heard(shares);
    return (await search(3, lists)).map(({ phrases }) => phrases.join(' '));
  };

  it('finds a name that the engine, left to itself, never writes', async () => {
    const shares = { 'My name is I am old': 0.9, 'My name is Antonia Berg': 0.1 };
    expect((await heard(shares)).text).toBe('My name is I am old');
    expect((await best(shares))[0]).toBe('Antonia Berg');
  });

  it('goes on with a name that begins unlikely where the whole of it is likelier', async () => {
    const shares = { 'My name is Anna Lee': 0.6, 'My name is Antonia Bergmann': 0.4 };
    expect((await best(shares))[0]).toBe('Antonia Bergmann');
  });

  it('takes the commoner of two names that fit about as well, and the rarer one where it fits far better', async () => {
    expect((await best({ 'My name is Anna Berg': 0.4, 'My name is Hanna Berg': 0.6 }))[0]).toBe('Anna Berg');
    expect((await best({ 'My name is Anna Berg': 0.001, 'My name is Hanna Berg': 0.999 }))[0]).toBe('Hanna Berg');
  });

  it('ends a name only where the word ends', async () => {
    const names = await best({ 'My name is Anna Berger, I am old': 0.9, 'My name is Anna Bergmann, I am old': 0.1 });
    expect(names[0]).toBe('Anna Bergmann');
  });

  it('looks for what leads up to a name as well, where the recording begins with it', async () => {
    const { search } = await heard({ 'I am old': 0.9, 'My name is Anna Berg': 0.1 });
    const [found] = await search(0, [trie({ 'My name is': COMMON, 'I am': COMMON }), ...lists]);
    expect(found?.phrases).toEqual(['My name is', 'Anna', 'Berg']);
  });
});

describe('the search for a phone number', () => {
  const lists = createPhoneLists((digits) => toyTokenizer.encode(digits, false, true));

  it('finds its ten digits where the engine, left to itself, writes a word and too few', async () => {
    const shares = { 'Phone 30 four, 5516': 0.6, 'Phone 304-928-5516': 0.4 };
    const { search, text } = await heard(shares);
    expect(text).toBe('Phone 30 four, 5516');
    expect((await search(1, lists.inGroups))[0]?.phrases).toEqual(['304', '928', '5516']);
  });

  it('finds them word by word', async () => {
    const digits = 'nine, one, nine, eight, eight, eight, six, five, four, three';
    const { search } = await heard({ 'Phone nine, one, nine, eight': 0.6, [`Phone ${digits}`]: 0.4 });
    expect((await search(1, lists.inWords))[0]?.phrases.join(' ')).toBe(digits);
  });
});

describe('texts put to the decoder', () => {
  const shares = { 'My name is Anna Lee, I am old': 0.7, 'My name is Antonia Berg, I am old': 0.3 };
  const texts = ['Anna Lee', 'Antonia Berg', 'Hanna Bergmann', 'Anna', 'Hanna', 'Antonia Bergmann', 'Lee', 'Berg'];

  it('are weighed together as they are one by one, whatever their lengths', async () => {
    const { rescore } = await heard(shares);
    const together = await rescore({ from: 3, to: 5 }, texts);
    const singly = await Promise.all(texts.map(async (text) => (await rescore({ from: 3, to: 5 }, [text]))[0] ?? 0));
    expect(together.map((score) => score.toFixed(4))).toEqual(singly.map((score) => score.toFixed(4)));
    expect(together.indexOf(Math.max(...together))).toBe(0);
  });

  it('cost fewer passes than there are texts', async () => {
    const decode = toyDecode(shares);
    const { first, tokens } = await decodeGreedily(decode, NO_SIGHT, 10);
    const words = wordsOf(tokens.slice(0, -1), toyTokenizer);
    const before = decode.passes;
    await createQuestions(decode, toyTokenizer, { sight: NO_SIGHT, first, tokens, words }).rescore(
      { from: 3, to: 5 },
      texts,
    );
    expect(decode.passes - before).toBeLessThan(texts.length / 2);
  });
});

it('the toy decoder begins where the real one does', async () => {
  const { logits } = await toyDecode({ 'I am old': 1 })(NO_SIGHT, undefined, [[BEGIN_TOKEN]]);
  expect(logits.indexOf(Math.max(...logits))).toBe(toyTokenizer.encode('I', false, true)[0]);
});
