/**
 * `npm run bench -- words [transcripts.jsonl]`: what our rules and the literal ones of WORDS-5 read out of labelled
 * transcripts, and the size of the module. Ends with 1 when a measure misses its goal (WORDS-9) by
 * more than half as much again: under two thirds of a goal to reach, over one and a half times a limit to keep.
 */
import { existsSync } from 'node:fs';
import { readSeenTranscripts } from '../../tools/language/read-corpus.ts';
import { HELD_OUT, readWordsCases } from './read-words-cases.ts';
import { readByRules, readLiterally } from './words-readers.ts';
import { asSpoken, toWordsCase } from './to-words-case.ts';
import { MEASURES, rate, scoreWords, type Measure, type WordsCase } from './words-score.ts';
import { measureWordsModule } from './words-size.ts';

const GOALS: Partial<Record<Measure, { atLeast: number } | { atMost: number }>> = {
  'name found': { atLeast: 0.85 },
  'name invented': { atMost: 0.05 },
  age: { atLeast: 0.93 },
  'gender, where stated': { atLeast: 0.97 },
  phone: { atLeast: 0.95 },
  'listed symptoms, F1': { atLeast: 0.9 },
  'symptom not the patient’s reported': { atMost: 0.05 },
  'suggestion acceptable': { atLeast: 0.78 },
  'suggestion or alternative': { atLeast: 0.92 },
  'red flag found': { atLeast: 0.9 },
  'red flag, false alarm': { atMost: 0.05 },
};
/** A limit, not a goal (docs/decisions/0110). */
const MOST_KILOBYTES = 40;
const SLACK = 1.5;

const own = readSeenTranscripts((file) => file.startsWith('hand-'));
const path =
  process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '../shared/cases/transcripts.jsonl';
let failed = false;

if (existsSync(path)) {
  const cases = readWordsCases(path);
  report(`${cases.length} transcripts of ${path}`, cases);
} else {
  console.log(`No transcripts at ${path}: name a file as the argument.`);
}
const heldOut = readWordsCases(HELD_OUT);
report(`${heldOut.length} by people who saw no rule, for which no rule is made`, heldOut);
report(
  `${own.length} of our own, as written`,
  own.map((one) => toWordsCase(one)),
);
report(
  `${own.length} of our own, without capitals and marks`,
  own.map((one) => toWordsCase(one, asSpoken)),
);

const { words, withSigns } = await measureWordsModule();
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(2)} kB gzip`;
console.log(`\nthe words module, to a form and a suggestion: ${kilobytes(words)} (at most ${MOST_KILOBYTES})`);
console.log(`with the warning signs, a module of their own: ${kilobytes(withSigns)} (docs/decisions/0110)`);
if (words > MOST_KILOBYTES * 1000) failed = true;
process.exitCode = failed ? 1 : 0;

/** One table: the literal rules of WORDS-5 beside ours. */
function report(title: string, cases: readonly WordsCase[]): void {
  const ours = scoreWords(cases, readByRules);
  const literal = scoreWords(cases, readLiterally);
  console.log(`\n${title}\n`);
  console.log(['measure'.padEnd(36), 'literal', '   ours', '  goal'].join('  '));
  for (const measure of MEASURES) {
    const goal = GOALS[measure];
    const value = rate(ours[measure]);
    const limit =
      goal === undefined ? '' : 'atLeast' in goal ? `≥ ${percent(goal.atLeast)}` : `≤ ${percent(goal.atMost)}`;
    console.log(
      [measure.padEnd(36), percent(rate(literal[measure])).padStart(7), percent(value).padStart(7), limit].join('  '),
    );
    if (goal !== undefined && ('atLeast' in goal ? value < goal.atLeast / SLACK : value > goal.atMost * SLACK))
      failed = true;
    if (process.argv.includes('--wrong')) for (const note of ours[measure].wrong) console.log(`      ${note}`);
  }
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}
