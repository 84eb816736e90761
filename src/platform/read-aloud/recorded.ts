import { create } from 'zustand';
import type { Sentence } from './page-sentences.ts';

/** Recordings of the fixed sentences of one language, for a device that has no voice of its own for it. */
export type Recorded = {
  readonly tag: string;
  /**
   * Plays what is recorded of a sentence, and tells when it is over.
   * @returns what makes it silent at once; undefined if nothing of it is recorded
   */
  readonly play: (sentence: Sentence, volume: number, onEnd: () => void) => (() => void) | undefined;
};

/** The recordings that are ready on this page (platform/recordings); most pages have none. */
export const useRecorded = create<{ readonly recorded: Recorded | undefined }>(() => ({ recorded: undefined }));

/** The recordings of a language, if they are ready. */
export function recordedIn(tag: string): Recorded | undefined {
  const { recorded } = useRecorded.getState();
  return recorded?.tag === tag ? recorded : undefined;
}
