import type { PackedSigns } from '#shared/words/warning/signs/packed-signs.ts';

/** A language as the engine loads it: nothing of it stands in code (shared/languages/es/language.txt). */
export type LanguagePack = {
  /** Number words by their value: units, tens and hundreds; `joins` stands between tens and units. */
  readonly numbers: Readonly<Record<string, number>>;
  readonly joins: readonly string[];
  readonly fillers: readonly string[];
  /** What a word loses at its end, so that its forms are one word; the longest first. */
  readonly endings: readonly string[];
  /** What the signs in capitals stand for: MY, HE … */
  readonly signs: Readonly<Record<string, string>>;
  /** Words that deny what follows, and those that end a denial. */
  readonly denies: readonly string[];
  readonly denialEnds: readonly string[];
  /** A clause with one of these is of another time or person, or only sounds like a complaint. */
  readonly setAside: readonly string[];
  /** What gives an age in years, in months, in weeks or days; `#` is the number. */
  readonly years: readonly string[];
  readonly months: readonly string[];
  readonly days: readonly string[];
  /** What a name follows; a weak one only a capital confirms. Particles belong to a name, other words end it. */
  readonly nameAfter: readonly string[];
  readonly weakNameAfter: readonly string[];
  readonly particles: readonly string[];
  readonly noNames: readonly string[];
  readonly female: readonly string[];
  readonly male: readonly string[];
  readonly phoneAfter: readonly string[];
  readonly double: readonly string[];
  readonly triple: readonly string[];
  readonly plus: readonly string[];
  readonly symptoms: readonly {
    readonly name: string;
    readonly department: string;
    readonly said: readonly string[];
  }[];
  readonly warning: PackedSigns;
};
