import { phrase } from '#shared/words/reading/phrase.ts';

/** The warning signs of a language as the app loads them (tools/language/compile-language.ts). */
export type PackedSigns = {
  readonly groups: WordGroups;
  readonly signs: readonly {
    readonly id: string;
    readonly said: readonly string[];
    readonly noted: readonly string[];
    readonly together: readonly (readonly (readonly string[])[])[];
  }[];
};

/** Words that mean the same, by the name that a phrase gives after an `@`. */
export type WordGroups = Readonly<Record<string, string>>;

/** A phrase with its groups written out. @throws for an unknown group */
export function withGroups(words: string, groups: WordGroups): string {
  return words.replace(/@([a-z]+)/gu, (_, name: string) => {
    const group = groups[name];
    if (group === undefined) throw new Error(`no group of words is called @${name}`);
    return `(${group})`;
  });
}

/** Compiles phrases of which one is enough. */
export function compileNoted(
  phrases: readonly string[],
  groups: WordGroups,
  compile: (source: string) => RegExp = phrase,
): RegExp {
  return compile(withGroups(phrases.join('|'), groups));
}
