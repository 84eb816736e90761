/**
 * `npm run bench -- words-fuzz [count]`: texts put together by chance of what people say, marks and rubbish, read as the app reads them.
 * Says whether any threw, and how much processor time one takes. Ends with 1 when one threw.
 */
import { readAllSignSentences, readSeenTranscripts } from '../../tools/language/read-corpus.ts';
import { suggest } from '#shared/words/department/suggestion.ts';
import { fillForm } from '#shared/words/form/extract-registration.ts';
import { readWords } from '#shared/words/reading/read-words.ts';
import { warn } from '#shared/words/warning/red-flags.ts';

const MOST_MS = 5;
const LONGEST_WORDS = 120;
const RUBBISH = [
  '',
  '(((',
  '\\',
  '[a-z]*',
  '𝔘𝔫𝔦',
  '💊',
  '\u0000',
  "'''",
  '-',
  '....',
  '1e309',
  'ﷺ',
  'ß',
  'İ',
  '\n\n',
  'a'.repeat(300),
];

const count = Number(process.argv[2] ?? 100_000);
const words = [
  ...readSeenTranscripts(() => true).map(({ said }) => said),
  ...readAllSignSentences('alarm').map(({ text }) => text),
].flatMap((text) => text.split(' '));
const chance = seeded(20_261_127);
const pick = <Value>(values: readonly Value[]): Value | undefined => values[Math.floor(chance() * values.length)];

const took: number[] = [];
let thrown = 0;
for (let index = 0; index < count; index += 1) {
  const text = Array.from({ length: Math.floor(chance() * LONGEST_WORDS) }, () =>
    chance() < 0.03 ? pick(RUBBISH) : pick(words),
  ).join(' ');
  const before = process.cpuUsage();
  try {
    const reading = readWords(text);
    fillForm(reading);
    suggest(reading);
    warn(reading);
  } catch (error) {
    thrown += 1;
    console.error(JSON.stringify(text), error);
  }
  took.push(process.cpuUsage(before).user / 1000);
}
const sorted = took.slice(Math.min(500, count / 10)).toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
const slow = sorted.filter((ms) => ms > MOST_MS).length;
console.log(`${count} texts, ${thrown} threw`);
console.log(`processor time of one: half under ${at(0.5)} ms, 99 % under ${at(0.99)} ms, 99.9 % under ${at(0.999)} ms`);
console.log(`${slow} took more than ${MOST_MS} ms`);
process.exitCode = thrown > 0 ? 1 : 0;

/** The same numbers at every run (mulberry32). */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
