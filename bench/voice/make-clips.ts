/**
 * `node bench/voice/make-clips.ts SET FOLDER`: speaks the sentences of bench/clips/SET.jsonl with the synthetic voices of flite, festival and
 * espeak-ng, and writes them (16 kHz, mono) with their references.tsv into FOLDER, for `npm run bench -- speech FOLDER`. Needs Debian's flite,
 * festival with festvox-kallpc16k, festvox-kdlpc16k and festvox-us-slt-hts, espeak-ng and sox.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { readWav } from '#shared/speech/sound/read-wav.ts';
import { wavUnderNoise } from './pink-noise.ts';

const Clip = v.object({
  voice: v.string(),
  effect: v.optional(v.picklist(['reverb', 'quiet', 'telephone', 'slower', 'faster', 'lower', 'higher', 'noise'])),
  text: v.string(),
  name: v.optional(v.string(), ''),
  age: v.optional(v.number()),
  gender: v.optional(v.string(), ''),
  phone: v.optional(v.string(), ''),
  symptoms: v.optional(v.array(v.string()), []),
});
type Clip = v.InferOutput<typeof Clip>;

const FESTIVAL_VOICES: Readonly<Record<string, string>> = { slt_hts: 'cmu_us_slt_arctic_hts' };
/** What sox does to the sound before it is 16 kHz. */
const EFFECTS: Readonly<Record<NonNullable<Clip['effect']>, readonly string[]>> = {
  reverb: ['gain', '-6', 'reverb', '40', '50', '40', 'channels', '1', 'norm', '-4'],
  quiet: ['gain', '-22'],
  telephone: ['rate', '8k', 'highpass', '250', 'lowpass', '3500'],
  slower: ['tempo', '-s', '0.88'],
  faster: ['tempo', '-s', '1.15'],
  lower: ['pitch', '-120'],
  higher: ['pitch', '150'],
  noise: [],
};

const ROOM_DECIBELS = 25;

const [set = '', folder = ''] = process.argv.slice(2);
if (set === '' || folder === '') throw new Error('say which set, and into which folder');
const lines = readFileSync(new URL(`../clips/${set}.jsonl`, import.meta.url), 'utf8')
  .trim()
  .split('\n');
const clips = lines.map((line) => v.parse(v.pipe(v.string(), v.parseJson(), Clip), line));
mkdirSync(folder, { recursive: true });

const rows = clips.map((clip, at) => {
  const file = `${set}-${String(at + 1).padStart(2, '0')}.wav`;
  const spoken = join(folder, `raw-${file}`);
  speak(clip, spoken);
  const effect = clip.effect === undefined ? [] : EFFECTS[clip.effect];
  execFileSync('sox', ['-R', '-G', spoken, '-b', '16', '-c', '1', join(folder, file), ...effect, 'rate', '16k']);
  rmSync(spoken);
  if (clip.effect === 'noise') addNoise(join(folder, file));
  const words = clip.text.toLowerCase().replaceAll(/[.,?!]/g, '');
  const voice = clip.effect === undefined ? clip.voice : `${clip.voice} ${clip.effect}`;
  return [file, voice, clip.text, words, clip.name, clip.age, clip.gender, clip.phone, clip.symptoms.join(';')];
});
const head = ['file', 'voice', 'text', 'words', 'name', 'age', 'gender', 'phone', 'spec_symptoms'];
writeFileSync(join(folder, 'references.tsv'), [head, ...rows].map((row) => `${row.join('\t')}\n`).join(''));

/** The noise of a quiet room, which sox cannot reproduce exactly. */
function addNoise(file: string): void {
  const sound = readWav(readFileSync(file));
  if (!sound.ok) throw new Error(`${file} is no WAV file`);
  writeFileSync(file, wavUnderNoise(sound.value, ROOM_DECIBELS));
}

/** A voice is "flite:rms", "fest:kal_diphone" or "espeak-ng:en-gb+f4@145" (words a minute). */
function speak({ voice, text }: Clip, target: string): void {
  const [program = '', name = ''] = voice.split(':');
  if (program === 'flite') execFileSync('flite', ['-voice', name, '-t', text, '-o', target]);
  else if (program === 'fest') {
    execFileSync('text2wave', ['-eval', `(voice_${FESTIVAL_VOICES[name] ?? name})`, '-o', target], { input: text });
  } else {
    const [variant = '', speed = '150'] = name.split('@');
    execFileSync('espeak-ng', ['-v', variant, '-s', speed, '-w', target, text]);
  }
}
