/**
 * The phrases of one warning sign (WARN-1), in the notation of phrase.ts and in alphabetical order. The names of
 * symptoms that were found count as mentioned, too.
 */
export type SignPhrases = {
  /** Each of these is enough. */
  readonly alone: readonly string[];
  /** Each entry is a list of groups: one phrase of every group must be mentioned. */
  readonly together: readonly (readonly (readonly string[])[])[];
};
