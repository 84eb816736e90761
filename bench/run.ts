/**
 * `npm run bench -- NAME [ARGUMENTS]` runs one benchmark; without a name it lists all. Results and goals are in
 * docs/benchmarks.md.
 */
import { argv } from 'node:process';

const BENCHES: Readonly<Record<string, { readonly file: string; readonly measures: string }>> = {
  start: { file: './server/start.ts', measures: 'how soon the server is up on 50,000 patients, and its memory' },
  register: { file: './server/register.ts', measures: 'registering over HTTP beside the same SQL by the raw driver' },
  times: { file: './server/times.ts', measures: 'how long the server works on 30 days of a doctor’s times' },
  lists: { file: './server/lists.ts', measures: 'the first page of every list at 500 and at 50,000 patients' },
  duplicates: { file: './server/duplicates.ts', measures: 'how well people who register twice are found' },
  backup: { file: './server/backup.ts', measures: 'a back-up of 50,000 patients and its restore: times, size, memory' },
  load: {
    file: './server/load.ts',
    measures: 'kiosks, staff and a crowd at once: times, memory, what is lost or doubled',
  },
  screens: { file: './server/screens.ts', measures: 'how soon 100 screens at each of two processes see a change' },
  search: { file: './server/search.ts', measures: 'one search over everybody at a million patients' },
  million: {
    file: './server/million.ts',
    measures: 'what everybody waits for at a million patients: pages, a back-up, the audit log’s check',
  },
  fuzz: { file: './server/fuzz.ts', measures: 'whether any of 10,000 hostile requests breaks or shows the server' },
  drain: { file: './browser/drain.ts', measures: 'how long the outbox takes for a full queue' },
  heap: { file: './browser/heap.ts', measures: 'what 500 registrations leave in the memory of a page' },
  usable: { file: './browser/usable.ts', measures: 'how soon the first buttons of a page can be pressed' },
  chaos: { file: './browser/chaos.ts', measures: 'what the queue loses or doubles on a bad day' },
  audio: { file: './voice/audio.ts', measures: 'the cost and the cleanliness of the recorder' },
  speech: { file: './voice/speech.ts', measures: 'what the server hears of a folder of clips' },
  'device-speech': { file: './voice/device-speech.ts', measures: 'what the engine of a page costs a device' },
  microphone: { file: './voice/microphone-speech.ts', measures: 'what reaches the form through a real microphone' },
  'words-fuzz': { file: './words/fuzz.ts', measures: 'whether any of 100,000 texts made by chance throws or is slow' },
  words: { file: './words/words.ts', measures: 'what the rules read out of labelled texts' },
};

const [name, ...rest] = argv.slice(2);
const bench = Object.entries(BENCHES).find(([each]) => each === name)?.[1];
if (bench === undefined) {
  const known = Object.entries(BENCHES).map(([each, { measures }]) => `  ${each.padEnd(14)} ${measures}`);
  console.error([name === undefined ? 'Name a benchmark:' : `Unknown benchmark ${name}:`, ...known].join('\n'));
  process.exit(2);
}
// A benchmark reads its arguments as if it had been started directly.
argv.splice(2, argv.length, ...rest);
await import(bench.file);
