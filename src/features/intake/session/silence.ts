import { VOICE_FLOOR } from './loudness.ts';

/** A pause to think is shorter; then three seconds to go on. */
const SILENT_SECONDS = 2;
const COUNTDOWN_SECONDS = 3;
/** A hall is never still: next to the voice that was heard, this little is silence. */
const PART_OF_VOICE = 0.12;

/** Seconds until a recording ends by itself: undefined while somebody speaks or has not yet, 0 when it is over. */
export type SilenceWatch = (level: { readonly rms: number; readonly seconds: number }) => number | undefined;

/** Notices that somebody has stopped speaking. Feed it each level. */
export function createSilenceWatch(): SilenceWatch {
  let loudest = 0;
  let lastVoice: number | undefined;
  return ({ rms, seconds }) => {
    loudest = Math.max(loudest, rms);
    if (rms >= Math.max(VOICE_FLOOR * 2, loudest * PART_OF_VOICE)) lastVoice = seconds;
    if (lastVoice === undefined) return undefined;
    const counting = seconds - lastVoice - SILENT_SECONDS;
    return counting < 0 ? undefined : Math.max(0, COUNTDOWN_SECONDS - Math.floor(counting));
  };
}
