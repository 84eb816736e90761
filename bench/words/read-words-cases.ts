import { readFileSync } from 'node:fs';
import { parse } from 'valibot';
import { WordsCase } from './words-score.ts';

/**
 * Transcripts by five writers (75 each, docs/decisions/0058), written without sight of the rules. No rule is made for
 * them (except for one hesitation) and nothing is learned from them, so that their figures stand for people not yet
 * heard.
 */
export const HELD_OUT = new URL('../../corpus/transcripts/held-out/five-hands.jsonl', import.meta.url);

/** Labelled transcripts, one per line; throws if a line is invalid. */
export function readWordsCases(path: string | URL): WordsCase[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => parse(WordsCase, JSON.parse(line)));
}
