/**
 * `npm run bench -- speech [folder] [--wrong] [--clean]`: plays the clips of a folder with a references.tsv to the configured speech engine (the
 * embedded one unless STT_… says otherwise) and counts what reaches the form, beside the literal rules of WORDS-5 on the same
 * transcripts; then, without --clean, once more under pink noise at 15 dB. Ends with 1 when a measure of the clean clips misses what is needed.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseConfig } from '#server/config.ts';
import { createSpeechGateway } from '#server/gateways/speech-to-text/speech-gateway.ts';
import { believed } from '#shared/speech/hearing/believed.ts';
import { readWav } from '#shared/speech/sound/read-wav.ts';
import { extractLiterally, LISTED_SYMPTOMS } from '#shared/words/form/literal-extraction.ts';
import { extractRegistration } from '#shared/words/form/extract-registration.ts';
import { wavUnderNoise } from './pink-noise.ts';
import { readReferences, SPEECH_GOALS, SpeechScore, type Reading } from './speech-score.ts';

const NEEDED = { name: 0.7, age: 0.9, gender: 0.9, phone: 0.7, 'symptoms F1': 0.9 } as const;
const SLOWEST = 0.3;
const NOISE_DECIBELS = 15;

function readByRules(text: string, confidence?: number): Reading {
  const { name, age, gender, phone, symptoms } = believed(extractRegistration(text), confidence);
  const value = <Value>(heard: { how: string; value?: Value }) => heard.value;
  const said = value(symptoms) ?? [];
  return {
    name: value(name),
    age: value(age),
    gender: value(gender),
    phone: value(phone),
    symptoms: LISTED_SYMPTOMS.filter((symptom) => said.includes(symptom)),
  };
}

const folder = process.argv.slice(2).find((argument) => !argument.startsWith('--')) ?? '../shared/cases/speech';
const config = parseConfig(process.env);
if (!config.ok || !existsSync(join(folder, 'references.tsv'))) {
  console.error(config.ok ? `No references.tsv in ${folder}: name a folder of clips.` : config.faults.join('\n'));
  process.exit(2);
}
const gateway = createSpeechGateway(config.value);
const ours = new SpeechScore();
const noisy = new SpeechScore();
const literal = new SpeechScore();
const withNoise = !process.argv.includes('--clean');
let spokenSeconds = 0;
let busySeconds = 0;
let failures = 0;

const references = readReferences(join(folder, 'references.tsv'));
await gateway.transcribe(readFileSync(join(folder, references[0]?.file ?? '')), new AbortController().signal);
for (const reference of references) {
  const wav = readFileSync(join(folder, reference.file));
  const sound = readWav(wav);
  const before = process.cpuUsage();
  const heard = await gateway.transcribe(wav, new AbortController().signal);
  const used = process.cpuUsage(before);
  busySeconds += (used.user + used.system) / 1e6;
  spokenSeconds += sound.ok ? sound.value.samples.length / sound.value.sampleRate : 0;
  const text = heard.ok ? heard.value.text : '';
  if (!heard.ok) failures += 1;
  const wrong = ours.add(reference, readByRules(text, heard.ok ? heard.value.confidence : 0), text);
  literal.add(reference, extractLiterally(text), text);
  if (sound.ok && withNoise) {
    const inNoise = await gateway.transcribe(wavUnderNoise(sound.value, NOISE_DECIBELS), new AbortController().signal);
    const words = inNoise.ok ? inNoise.value : { text: '', confidence: 0 };
    noisy.add(reference, readByRules(words.text, words.confidence), words.text);
  }
  if (wrong.length > 0 && process.argv.includes('--wrong')) {
    console.log(
      `${reference.file} ${reference.voice}: ${wrong.join(', ')}\n    ${heard.ok ? text : heard.problem.kind}`,
    );
  }
}
await gateway.close();

const percent = (value: number) => `${Math.round(value * 100)}`.padStart(8);
console.log(`${references.length} clips of ${folder}, ${failures} without words\n`);
const noiseHead = withNoise ? `   ours under noise at ${NOISE_DECIBELS} dB` : '';
console.log(`${'percent'.padEnd(14)} literal     ours   needed     goal${noiseHead}`);
let failed = false;
for (const measure of ['name', 'age', 'gender', 'phone', 'symptoms F1'] as const) {
  const value = ours.rate(measure);
  failed ||= value < NEEDED[measure];
  const columns = [literal.rate(measure), value, NEEDED[measure], SPEECH_GOALS[measure]];
  if (withNoise) columns.push(noisy.rate(measure));
  console.log(measure.padEnd(14) + columns.map(percent).join(' '));
}
const factor = busySeconds / spokenSeconds;
console.log(`word errors   ${percent(ours.wordErrors()).trim()} %`);
console.log(`real-time factor ${factor.toFixed(2)} of one processor (below ${SLOWEST})`);
process.exitCode = failed || factor > SLOWEST ? 1 : 0;
