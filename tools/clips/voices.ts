import { execFile, spawnSync } from 'node:child_process';
import { promisify } from 'node:util';
import type { CHOOSABLE_TAGS } from '../../shared/languages/screens/language-tags.ts';

/** Whose sound a language has. The translations are of the Americas, where they differ from Europe's. */
export const VOICES: Readonly<Record<(typeof CHOOSABLE_TAGS)[number], string>> = {
  en: 'en-gb',
  es: 'es-419',
  fr: 'fr-fr',
  de: 'de',
  ar: 'ar',
  hi: 'hi',
  pt: 'pt-br',
};

/** A little slower than talk: whoever asks for it may not know the words. */
const WORDS_A_MINUTE = 150;
const KILOBITS = 16;
const HERTZ = 16_000;

/** What a recording is made with: with another recipe it is another recording. */
export const recipe = (voice: string): string => `${voice}, ${WORDS_A_MINUTE} words a minute, ${KILOBITS} kbit/s`;

/** Without either program nothing can be recorded. */
export function findPrograms(): string | undefined {
  const missing = ['espeak-ng', 'lame'].filter((name) => spawnSync(name, ['--version']).error !== undefined);
  return missing.length === 0 ? undefined : missing.join(' and ');
}

/** `text` as MP3. Every frame stands by itself, so that recordings can lie one after another in a file. */
export async function record(text: string, voice: string): Promise<Uint8Array> {
  const wave = await run('espeak-ng', ['-v', voice, '-s', `${WORDS_A_MINUTE}`, '-z', '--stdout', '--stdin'], text);
  const quiet = ['--silent', '-t', '--nores', '--noreplaygain'];
  const form = ['-m', 'm', '-b', `${KILOBITS}`, '--cbr', '--resample', `${HERTZ / 1000}`, '-q', '2'];
  return run('lame', [...quiet, ...form, '-', '-'], wave);
}

async function run(program: string, options: readonly string[], input: string | Uint8Array): Promise<Uint8Array> {
  const running = promisify(execFile)(program, options, { encoding: 'buffer' });
  running.child.stdin?.end(input);
  return (await running).stdout;
}
