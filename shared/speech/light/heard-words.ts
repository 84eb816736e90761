/** One word as the engine heard it. Times in seconds from the start of the recording. */
export interface HeardWord {
  /** As in the word network: names marked, everything else in lower case. */
  readonly word: string;
  readonly start: number;
  readonly seconds: number;
  /** How badly the sound fits, per second: 0.2 is clear speech, above 0.5 something else was said. */
  readonly misfit: number;
}
