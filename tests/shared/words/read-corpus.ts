import { readFileSync } from 'node:fs';
import { array, literal, object, parse, picklist, string, union } from 'valibot';

const Rows = array(
  object({
    text: string(),
    /** Whether a careful listener would fetch somebody at once. */
    label: picklist(['alarm', 'calm']),
    kind: string(),
    set: union([literal('seen'), literal('held-out')]),
    date: string(),
  }),
);

/** The everyday sentences of corpus/warning-signs: those that rules were made with, or those held out from them. */
export function readCorpus(set: 'seen' | 'held-out') {
  const lines = readFileSync(new URL(`../../../corpus/warning-signs/${set}.jsonl`, import.meta.url), 'utf8');
  return parse(
    Rows,
    lines
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  );
}
