import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { WordsCase } from './words-score.ts';

/**
 * Transcripts of five hands (75 each, docs/decisions/0058) in the given manner, written without sight of a rule. No rule
 * is made for them (but for one hesitation) and nothing is learned from them: what they give stays the figure for people not yet heard.
 */
export const HELD_OUT = new URL('../../corpus/transcripts/held-out/five-hands.jsonl', import.meta.url);

/** Labelled transcripts, one a line; throws where a line is none. */
export function readWordsCases(path: string | URL): WordsCase[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parse(WordsCase, JSON.parse(line)));
}
