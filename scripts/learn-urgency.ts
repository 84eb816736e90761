/**
 * Learns which words sound like a warning sign from the labelled texts of the tests, and writes
 * shared/rules/urgency-weights.ts. The same texts give the same file: `npm run build:urgency`.
 */
import { writeFileSync } from 'node:fs';
import { readExamples } from './urgency/examples.ts';
import { learnUrgency } from './urgency/learn.ts';
import { writeWeights } from './urgency/write-weights.ts';

const examples = await readExamples();
const learned = learnUrgency(examples);
writeFileSync(new URL('../shared/rules/urgency-weights.ts', import.meta.url), writeWeights(learned));
process.stdout.write(`${learned.weights.size} words of ${examples.length} texts\n`);
