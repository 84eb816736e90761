import { waitingScreenTexts as texts } from '#src/locales/en/patient/waiting-screen.ts';
import { letterByLetter } from '#src/platform/read-aloud/letter-by-letter.ts';
import { localVoice } from '#src/platform/read-aloud/local-voice.ts';
import { keepRecordings } from '#src/platform/recordings/keep-recordings.ts';
import { playSounds, REST } from '#src/platform/recordings/play-sounds.ts';
import { loadPatterns, loadRecordings } from '#src/platform/recordings/recording-files.ts';
import { recordedCall } from './recorded-call.ts';

/** Some browsers never tell that a voice or a sound has come to its end; the next call must not wait for it. */
const ENDS_WITHIN_MS = 15_000;
const RATE = 0.85;

/** Makes the languages of the calls ready, so that they sound without a network. */
export async function prepareCalls(tags: readonly string[]): Promise<void> {
  await keepRecordings(tags, ['call']).catch(() => undefined);
  await Promise.all(tags.map((tag) => (localVoice(tag) ? patternsOf(tag) : recordingsOf(tag))));
}

const recordingsOf = loadedOnce((tag) => loadRecordings(tag, 'call'));
const patternsOf = loadedOnce(loadPatterns);

/** What could not be had is asked for again at the next call. */
function loadedOnce<Loaded>(load: (tag: string) => Promise<Loaded | undefined>) {
  const loading = new Map<string, Promise<Loaded | undefined>>();
  return async (tag: string): Promise<Loaded | undefined> => {
    const known = loading.get(tag) ?? load(tag);
    loading.set(tag, known);
    const loaded = await known;
    if (loaded === undefined) loading.delete(tag);
    return loaded;
  };
}

/**
 * Says a call in one language, by a voice of this very device (others would send the text away), else by recordings; over
 * when it has been said. Where there is neither, it says nothing.
 */
export async function sayCall(context: AudioContext, tag: string, ticket: string, place: string): Promise<void> {
  const voice = localVoice(tag);
  if (voice !== undefined) {
    const sentence = await sentenceOf(tag, ticket, place);
    if (sentence !== undefined) await speak(sentence, voice);
    return;
  }
  const recordings = await recordingsOf(tag);
  const clips = recordings && recordedCall(recordings, ticket, place);
  if (!clips) return;
  const playing = playSounds(
    context,
    clips.flatMap((clip) => (clip === REST ? REST : (recordings.cut(clip) ?? []))),
  );
  const timer = setTimeout(playing.stop, ENDS_WITHIN_MS);
  await playing.done;
  clearTimeout(timer);
}

/** A call in words, for a voice: in English it stands in the page itself, so that it needs nothing else. */
async function sentenceOf(tag: string, ticket: string, place: string): Promise<string | undefined> {
  const number = letterByLetter(ticket);
  if (tag === 'en') return texts.spoken(number, place);
  return (await patternsOf(tag))?.['sentence']?.replace('{ticket}', number).replace('{place}', () => place);
}

/** By a voice of the device, to its end. */
async function speak(sentence: string, voice: SpeechSynthesisVoice): Promise<void> {
  const words = new SpeechSynthesisUtterance(sentence);
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = RATE;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => {
      speechSynthesis.cancel();
      resolve();
    }, ENDS_WITHIN_MS);
    for (const sign of ['end', 'error'] as const)
      words.addEventListener(sign, () => {
        clearTimeout(timer);
        resolve();
      });
    speechSynthesis.speak(words);
  });
}
