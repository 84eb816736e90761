import { waitingScreenTexts as texts } from '#src/locales/en/patient/waiting-screen.ts';
import { letterByLetter } from '#src/platform/read-aloud/letter-by-letter.ts';
import { localVoice } from '#src/platform/read-aloud/local-voice.ts';

let context: AudioContext | undefined;

/** Two soft tones, a third apart; the second begins before the first has faded. */
const TONES = [
  { hertz: 659.25, at: 0 },
  { hertz: 523.25, at: 0.35 },
];
const TONE_SECONDS = 1.1;
/** The voice comes after the chime. */
const SPEAK_AFTER_MS = 1_200;

/** Whether the browser lets this page sound; most want one touch first. */
export function canSound(): boolean {
  return context?.state === 'running';
}

/** Tries to switch the sound on; surely after a touch, on some devices without one. */
export async function unlockSound(): Promise<boolean> {
  try {
    context ??= new AudioContext();
    await Promise.race([context.resume(), new Promise((resolve) => setTimeout(resolve, 500))]);
  } catch {
    return false;
  }
  return canSound();
}

/** A chime, then the number by a voice of this very device, where there is one: others would send the text away. */
export function announceAloud(ticket: string, place: string): void {
  if (!canSound()) return;
  chime();
  const voice = localVoice('en');
  if (voice === undefined) return;
  const words = new SpeechSynthesisUtterance(texts.spoken(letterByLetter(ticket), place));
  words.voice = voice;
  words.lang = voice.lang;
  words.rate = 0.85;
  setTimeout(() => speechSynthesis.speak(words), SPEAK_AFTER_MS);
}

function chime(): void {
  if (context === undefined) return;
  for (const { hertz, at } of TONES) {
    const start = context.currentTime + at;
    const tone = new OscillatorNode(context, { type: 'sine', frequency: hertz });
    const loudness = new GainNode(context, { gain: 0 });
    loudness.gain.setValueAtTime(0, start);
    loudness.gain.linearRampToValueAtTime(0.4, start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.001, start + TONE_SECONDS);
    tone.connect(loudness).connect(context.destination);
    tone.start(start);
    tone.stop(start + TONE_SECONDS);
  }
}
