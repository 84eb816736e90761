import type { Tokenizer } from './runtime.ts';

/** A token with the decoder's natural log-probability. */
export interface Token {
  readonly id: number;
  readonly logProbability: number;
}

/** One written word with its punctuation ("Hello," "555-1234."), and its tokens. */
export interface TranscriptWord {
  readonly text: string;
  /** Index of its first token, and how many tokens it takes. */
  readonly from: number;
  readonly tokens: number;
  /** Natural, summed over its tokens. */
  readonly logProbability: number;
}

const SPACE = '▁';
const BYTE = /^<0x([0-9A-F]{2})>$/;

/** The words that tokens spell: a token that begins with a space begins a word. */
export function wordsOf(tokens: readonly Token[], { vocabById }: Tokenizer): TranscriptWord[] {
  const words: { from: number; pieces: string[]; logProbability: number }[] = [];
  for (const [at, { id, logProbability }] of tokens.entries()) {
    const piece = vocabById[id] ?? '';
    const last = words.at(-1);
    if (last === undefined || piece.startsWith(SPACE)) words.push({ from: at, pieces: [piece], logProbability });
    else {
      last.pieces.push(piece);
      last.logProbability += logProbability;
    }
  }
  return words.flatMap(({ from, pieces, logProbability }) => {
    const text = spelled(pieces).trim();
    return text === '' ? [] : [{ text, from, tokens: pieces.length, logProbability }];
  });
}

/** The text of tokens; letters missing from the vocabulary come byte by byte. */
function spelled(pieces: readonly string[]): string {
  const encoder = new TextEncoder();
  const bytes = pieces.flatMap((piece) => {
    const byte = BYTE.exec(piece)?.[1];
    return byte === undefined ? [...encoder.encode(piece.replaceAll(SPACE, ' '))] : [Number.parseInt(byte, 16)];
  });
  return new TextDecoder().decode(Uint8Array.from(bytes));
}
