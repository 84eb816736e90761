import { VOICE_FLOOR } from './loudness.ts';

/** A pause for thought is shorter; after this there are three more seconds to continue. */
const SILENT_SECONDS = 2;
const COUNTDOWN_SECONDS = 3;
/** A hall is never quiet: relative to the voice that was heard, this level is silence. */
const PART_OF_VOICE = 0.12;

/** Seconds until a recording ends automatically: undefined while or before somebody speaks, 0 when it is over. */
export type SilenceWatch = (level: { readonly rms: number; readonly seconds: number }) => number | undefined;

/** Notices when somebody has stopped speaking. Call it with each level. */
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
