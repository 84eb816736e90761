import { TICKET } from '#shared/contract/visit/tickets.ts';
import { localVoice } from '#src/platform/read-aloud/local-voice.ts';
import type { Sentence } from '#src/platform/read-aloud/page-sentences.ts';
import { useRecorded } from '#src/platform/read-aloud/recorded.ts';
import { playSounds, REST } from './play-sounds.ts';
import { loadRecordings, type Recordings } from './recording-files.ts';
import { spelled } from './spelled.ts';

let wanted = '';
let context: AudioContext | undefined;

/**
 * Makes the recordings of a language ready for this page, if there are any and the device has no voice for it; the last
 * wish holds.
 */
export async function takeUpRecordings(tag: string): Promise<void> {
  wanted = tag;
  if (localVoice(tag) !== undefined || useRecorded.getState().recorded?.tag === tag) return;
  const [pages, call] = await Promise.all([loadRecordings(tag, 'pages'), loadRecordings(tag, 'call')]);
  if (wanted !== tag) return;
  useRecorded.setState({ recorded: pages && { tag, play: playing(pages, call) } });
}

function playing(pages: Recordings, call: Recordings | undefined) {
  return ({ text, parts }: Sentence, volume: number, onEnd: () => void): (() => void) | undefined => {
    const sounds = clipsOf({ text, parts }, pages).flatMap((clip) =>
      clip === REST ? REST : (pages.cut(clip) ?? call?.cut(clip) ?? []),
    );
    if (sounds.length === 0) return undefined;
    context ??= new AudioContext();
    const { stop, done } = playSounds(context, sounds, volume);
    void done.then(onEnd);
    return stop;
  };
}

/** What is played for a sentence: itself, the parts of it that are recorded, or a ticket letter by letter. */
export function clipsOf({ text, parts }: Pick<Sentence, 'text' | 'parts'>, { has }: Pick<Recordings, 'has'>): string[] {
  const ofPart = (part: string): string[] => (has(part) ? [part] : TICKET.test(part) ? spelled(part) : []);
  return has(text) ? [text] : parts.flatMap(ofPart);
}
