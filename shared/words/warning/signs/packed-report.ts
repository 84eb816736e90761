import type { WordGroups } from './packed-signs.ts';

/** For whom an entry holds; all that is given must be so. Ages are in years, and an unknown age counts as fitting. */
export type ReportWhen = {
  readonly under?: number;
  readonly from?: number;
  /** An unknown age does not fit. */
  readonly ageKnown?: boolean;
  readonly fever?: boolean;
  readonly pregnant?: boolean;
  readonly recentBirth?: boolean;
  /** A class of substances.tsv. */
  readonly takes?: string;
  /** Also judged by how the others of the household feel. */
  readonly household?: boolean;
};

/** Phrases of which one of every list in `all` is needed; one of `unless` makes them harmless. */
export type PackedEntry = {
  readonly when: ReportWhen;
  readonly all: readonly (readonly string[])[];
  readonly unless: readonly string[];
};

/** What a doctor's report says of the warning signs, as the server loads it (tools/language/compile-language.ts). */
export type PackedReport = {
  readonly groups: WordGroups;
  readonly signs: readonly {
    readonly id: string;
    /** How a draft names it. */
    readonly label: string;
    /** Each is enough. */
    readonly said: readonly string[];
    readonly together: readonly PackedEntry[];
  }[];
};
