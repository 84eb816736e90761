import { sayCall } from './call-voices.ts';
import { spokenLanguages } from './spoken-languages.ts';

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

let before: Promise<void> = Promise.resolve();

/**
 * A chime, then the number and the place in each language of this screen, one after another. A call that comes meanwhile
 * waits for its turn: two at once would be heard by nobody. What no longer `stands` by then, or between two languages, is not
 * said: somebody would come for nothing.
 */
export function announceAloud(ticket: string, place: string, stands: () => boolean): void {
  const announce = async (): Promise<void> => {
    if (context === undefined || !canSound() || !stands()) return;
    chime();
    await new Promise((resolve) => setTimeout(resolve, SPEAK_AFTER_MS));
    for (const tag of spokenLanguages()) if (stands()) await sayCall(context, tag, ticket, place);
  };
  if (canSound()) before = before.then(announce).catch(() => undefined);
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
