import type { Loudness } from './voice-state.ts';

/** Below this level (rms of 50 ms, full scale 1) there is no voice, only a quiet room or a dead microphone. */
export const VOICE_FLOOR = 0.003;

/** A voice that never gets louder than this is recognized poorly. */
const QUIET_BELOW = 0.015;

/** Peaks above this are clipped by the device. */
const LOUD_FROM = 0.985;

/** The number of levels looked back on: 2 s at twenty a second, so that the text does not flicker. */
const WINDOW = 40;

/** Judges a voice while it is recorded: for each level it returns one of three ratings. */
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
