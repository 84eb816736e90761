import type { Loudness } from './voice-state.ts';

/** Below this (rms of 50 ms, full scale 1) there is no voice, only a quiet room or a dead line. */
export const VOICE_FLOOR = 0.003;

/** A voice that never gets above this is understood badly. */
const QUIET_BELOW = 0.015;

/** Peaks from here on are cut off by the device. */
const LOUD_FROM = 0.985;

/** How many levels are looked back on: 2 s at twenty a second, so that the words do not flicker. */
const WINDOW = 40;

/** Judges a running voice: feed it each level, it answers in one of three words. */
export function createLoudnessJudge(): (level: { readonly rms: number; readonly peak: number }) => Loudness {
  const recent: { rms: number; peak: number }[] = [];
  return (level) => {
    recent.push({ rms: level.rms, peak: level.peak });
    if (recent.length > WINDOW) recent.shift();
    if (recent.filter(({ peak }) => peak >= LOUD_FROM).length > WINDOW / 10) return 'loud';
    const loudest = Math.max(...recent.map(({ rms }) => rms));
    return recent.length === WINDOW && loudest < QUIET_BELOW ? 'quiet' : 'good';
  };
}
