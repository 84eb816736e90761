/**
 * `npm run learn`: learns from the labelled texts which words sound urgent, and writes shared/languages/en/urgency.json.
 * What is held out in the corpus is not learned from.
 */
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSymptomFiles } from '#server/services/knowledge/language-files.ts';
import { linesOf } from '#shared/languages/reading/lines.ts';
import { readPlainWords } from '#shared/words/reading/plain-words.ts';
import { readSaidNow } from '#shared/words/reading/said-now.ts';
import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { wordsAndPairs } from '#shared/words/warning/sounds-urgent.ts';
import {
  readAllSignSentences,
  readBegunSentences,
  readEverydaySentences,
  readOrdinarySentences,
  readPlainlySaid,
  readSecondMind,
  readSecondMindMore,
  readSeenTranscripts,
  readToldByPatients,
  readWhoseData,
} from '../read-corpus.ts';
import { learnWeights, type Lesson } from './learn-weights.ts';

const ROOT = join(import.meta.dirname, '../../..');
const FILE = join(ROOT, 'shared/languages/en/urgency.json');
const HARMLESS = 'shared/languages/en/harmless-symptoms.txt';

/** Characters of a story, and of a sentence. */
const LONG = 150;
const SHORTEST = 8;
/** What one sentence of a story counts beside a whole text. */
const OF_A_SENTENCE = 0.3;

/** Each symptom stands in one lesson only, but is the whole of what many say. */
const OF_A_SYMPTOM = 2;

/** So does each everyday complaint, and what makes it urgent. */
const OF_A_COMPLAINT = 3;
/** Most of what is said with “since yesterday” in the corpus is urgent. */
const OF_A_HARMLESS_ONE = 4;

type Labelled = { readonly text: string; readonly isUrgent: boolean; readonly counts?: number };

const texts: readonly Labelled[] = [
  ...readSeenTranscripts().map(({ said, redFlag }) => ({ text: said, isUrgent: redFlag === true })),
  ...[
    ...readAllSignSentences('alarm'),
    ...readAllSignSentences('calm'),
    ...readEverydaySentences('seen'),
    ...readSecondMind('seen'),
    ...readSecondMindMore(),
    ...readToldByPatients('seen'),
  ].map(({ text, label }) => ({ text, isUrgent: label === 'alarm' })),
  // What is said plainly has a sign by name, which would teach words as harmless as “pregnant”.
  ...[
    ...readOrdinarySentences(),
    ...readBegunSentences(),
    ...readPlainlySaid().filter(({ sign }) => sign === undefined),
  ].map(({ text, label, sign }) => ({
    text,
    isUrgent: label === 'alarm',
    // What a sign says by name hangs less on its words.
    counts: sign === undefined ? OF_A_COMPLAINT : 1,
  })),
  // Who somebody is, is not urgent.
  ...readWhoseData('seen')
    .filter(({ text }) => findRedFlags(text).length === 0)
    .map(({ text }) => ({ text, isUrgent: false })),
  // A symptom by itself is not urgent, unless it is a sign.
  ...readSymptomFiles(ROOT)
    .symptoms.map(({ name }) => `I have ${name.replace(/ *[({].*/u, '')}`)
    .flatMap((said) => [said, `I am a 43 years old man and ${said}`, `I am a 34 years old woman and ${said}`])
    .filter((text) => findRedFlags(text).length === 0)
    .map((text) => ({ text, isUrgent: false, counts: OF_A_SYMPTOM })),
  // What is harmless is not urgent for having begun yesterday; of other symptoms nobody may say so.
  ...linesOf(readFileSync(join(ROOT, HARMLESS), 'utf8'), HARMLESS)
    .flatMap(({ text }) => ['since yesterday', 'since last night'].map((since) => `I have ${text} ${since}`))
    .map((text) => ({ text, isUrgent: false, counts: OF_A_HARMLESS_ONE })),
];
const { even, weights } = learnWeights(texts.flatMap(lessonsOf));
const learned = {
  what: 'What each word and pair of words weighs for a text being urgent; made by npm run learn, not by hand',
  learned: new Date().toISOString().slice(0, 10),
  texts: texts.length,
  corpus: createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 16),
  even,
  weights,
};
writeFileSync(FILE, `${JSON.stringify(learned, null, 2)}\n`);
console.log(`${Object.keys(weights).length} words and pairs learned from ${texts.length} texts`);

/** A text, and each sentence of a calm story: most of what people say is in short sentences, and nothing in these alarms. */
function lessonsOf({ text, isUrgent, counts = 1 }: Labelled): Lesson[] {
  const { words } = readSaidNow(readPlainWords(text));
  const sentences = isUrgent || words.length < LONG ? [] : words.split('.').filter((said) => said.length > SHORTEST);
  return [
    { words: wordsAndPairs(words), isUrgent, counts },
    ...sentences.map((said) => ({ words: wordsAndPairs(said), isUrgent: false, counts: OF_A_SENTENCE })),
  ];
}
