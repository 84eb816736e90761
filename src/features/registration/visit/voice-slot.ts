import type { ReactElement } from 'react';

/**
 * Words that were spoken, which engine listened, how sure it is (0 to 1), where that is known, and their language, where it is
 * not English.
 */
export type SpokenWords = {
  readonly text: string;
  readonly engine?: string;
  readonly confidence?: number;
  readonly language?: string;
};

/** What the page gives to whatever turns a voice into words; the route puts it in. */
export type VoiceSlot = {
  readonly onTranscript: (spoken: SpokenWords) => void;
  readonly onTypeInstead: () => void;
  readonly onFailure: () => void;
  /** Other words on the button that leads to typing. */
  readonly typeText?: string;
  /** What stands beside it. */
  readonly beside?: ReactElement | undefined;
  /** The microphone was pressed on the page before. */
  readonly begins?: boolean;
};
