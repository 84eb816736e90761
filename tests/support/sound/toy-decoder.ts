import { BEGIN_TOKEN, END_TOKEN, type Decode } from '#shared/speech/moonshine/decoder.ts';
import type { Tensor, Tokenizer } from '#shared/speech/moonshine/runtime.ts';

const SPACE = '▁';
const PIECES = ['<unk>', '<s>', '</s>', ',', '.', ...'▁My ▁name ▁is ▁I ▁am ▁old'.split(' ')];
const DIGIT_PIECES = '▁zero ▁one ▁two ▁three ▁four ▁five ▁six ▁seven ▁eight ▁nine'.split(' ');
const NUMBER_PIECES = ['▁Phone', ...DIGIT_PIECES, SPACE, '-', ...'0123456789'.split('')];
const NAME_PIECES = '▁Anna ▁An ▁Hanna tonia ▁Berg ▁Bergmann er mann ▁Lee'.split(' ');

/** A tokenizer of a few pieces, which takes the longest one that fits. */
export const toyTokenizer: Tokenizer = {
  vocabById: [...PIECES, ...NUMBER_PIECES, ...NAME_PIECES],
  encode: (text) => {
    const tokens: number[] = [];
    for (let rest = SPACE + text.replaceAll(' ', SPACE); rest !== '';) {
      const fitting = toyTokenizer.vocabById.filter((piece) => rest.startsWith(piece));
      const piece = fitting.toSorted((one, other) => other.length - one.length)[0];
      if (piece === undefined) throw new Error(`the toy's tokenizer cannot spell "${rest}"`);
      tokens.push(toyTokenizer.vocabById.indexOf(piece));
      rest = rest.slice(piece.length);
    }
    return tokens;
  },
};

/** How likely a token is that no sentence goes on with. */
const HARDLY = 1e-6;

/**
 * A decoder that hears sentences with the shares given: the next token is as likely as the sentences that go on with it. It remembers what
 * it has read, way by way, as the real one does.
 */
export function toyDecode(shares: Readonly<Record<string, number>>): Decode & { readonly passes: number } {
  const sentences = Object.entries(shares).map(([text, share]) => ({
    tokens: [BEGIN_TOKEN, ...toyTokenizer.encode(text, false, true), END_TOKEN],
    share,
  }));
  const vocabulary = toyTokenizer.vocabById.length;
  const after = (read: readonly number[]): number[] => {
    const chances = Array.from({ length: vocabulary }, () => HARDLY);
    for (const { tokens, share } of sentences) {
      const next = tokens[read.length];
      if (next !== undefined && read.every((token, at) => token === tokens[at]))
        chances[next] = (chances[next] ?? 0) + share;
    }
    return chances.map(Math.log);
  };
  let passes = 0;
  const decode: Decode = async (_, memory, ways, from = ways.map(() => 0)) => {
    passes += 1;
    const known = memory === undefined ? [[]] : historiesIn(memory);
    const read = ways.map((way, at) => [...(known[from[at] ?? 0] ?? []), ...way]);
    const rows = read.flatMap((tokens, at) =>
      (ways[at] ?? []).map((__, index, way) => after(tokens.slice(0, tokens.length - way.length + index + 1))),
    );
    return {
      memory: { read: { data: read, dims: [read.length] } },
      logits: Float32Array.from(rows.flat()),
      vocabulary,
    };
  };
  return Object.defineProperty(decode, 'passes', { get: () => passes }) as Decode & { readonly passes: number };
}

function historiesIn(memory: Readonly<Record<string, Tensor>>): number[][] {
  // What the toy put there itself.
  return memory['read']?.data as number[][];
}

/** What the toy looks at: nothing. */
export const NO_SIGHT: Tensor = { data: undefined, dims: [] };
