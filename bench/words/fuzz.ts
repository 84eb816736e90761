/**
 * `npm run bench -- words-fuzz [count]`: texts put together by chance of what people say, marks and rubbish, read as the app reads them.
 * Says whether any threw, and how much processor time one takes. Clearing of memory and other programs fall on some text
 * by chance, so a slow one is read ten more times and the least counts. Ends with 1 when one threw or stays slow.
 */
import { readAllSignSentences, readSeenTranscripts } from '../../tools/language/read-corpus.ts';
import { suggest } from '#shared/words/department/suggestion.ts';
import { fillForm } from '#shared/words/form/extract-registration.ts';
import { readWords } from '#shared/words/reading/read-words.ts';
import { warn } from '#shared/words/warning/red-flags.ts';

const MOST_MS = 5;
/** How often a slow text is read again. */
const AGAIN = 10;
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

/** Until everything is compiled, times say nothing. */
const WARM_UP = Math.min(500, count / 10);
const took: number[] = [];
const slowest: { readonly ms: number; readonly text: string }[] = [];
let slowAtFirst = 0;
let thrown = 0;
for (let index = 0; index < count; index += 1) {
  const text = Array.from({ length: Math.floor(chance() * LONGEST_WORDS) }, () =>
    chance() < 0.03 ? pick(RUBBISH) : pick(words),
  ).join(' ');
  try {
    const first = timed(text);
    took.push(first);
    if (first <= MOST_MS || index < WARM_UP) continue;
    slowAtFirst += 1;
    slowest.push({ ms: Math.min(first, ...Array.from({ length: AGAIN }, () => timed(text))), text });
  } catch (error) {
    thrown += 1;
    console.error(JSON.stringify(text), error);
  }
}
const sorted = took.slice(WARM_UP).toSorted((one, other) => one - other);
const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(2);
const slow = slowest.filter(({ ms }) => ms > MOST_MS).toSorted((one, other) => other.ms - one.ms);
console.log(`${count} texts, ${thrown} threw`);
console.log(`processor time of one: half under ${at(0.5)} ms, 99 % under ${at(0.99)} ms, 99.9 % under ${at(0.999)} ms`);
console.log(`${slowAtFirst} took more than ${MOST_MS} ms at first, ${slow.length} of them every time`);
for (const { ms, text } of slow.slice(0, 5)) console.log(`${ms.toFixed(2)} ms: ${JSON.stringify(text)}`);
process.exitCode = thrown > 0 || slow.length > 0 ? 1 : 0;

/** Milliseconds of processor time that reading a text takes. */
function timed(text: string): number {
  const before = process.cpuUsage();
  const reading = readWords(text);
  fillForm(reading);
  suggest(reading);
  warn(reading);
  // The system counts both together exactly, and divides them between the two by its clock's ticks.
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

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
