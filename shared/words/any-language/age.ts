import type { LanguagePack } from './language-pack.ts';
import { compileIn } from './pattern.ts';

const OLDEST = 120;
const IN_A_YEAR = { years: 1, months: 12, days: 365 } as const;

/** Finds the age in whole years; the phrases of a language are tried in their order. */
export function findAgeIn(pack: LanguagePack): (text: string) => number | undefined {
  const kinds = (['years', 'months', 'days'] as const).flatMap((kind) =>
    pack[kind].map((phrase) => ({ pattern: compileIn(phrase, pack), in: IN_A_YEAR[kind] })),
  );
  return (text) => {
    for (const { pattern, in: share } of kinds) {
      for (const [said] of text.matchAll(pattern)) {
        const value = Math.floor(Number(/\d+/u.exec(said)?.[0] ?? OLDEST + 1) / share);
        if (value <= OLDEST) return value;
      }
    }
    return undefined;
  };
}
