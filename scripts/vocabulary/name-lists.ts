import { nameWord } from '#shared/speech/word-network.ts';
import type { NamesOf, WeightedWords } from './class-networks.ts';

/** Names of the first region come before their look-alikes from elsewhere (Henry before Henrik). */
const HOME_REGION = 'English';
const COMMON_NAMES = 'Common everywhere';
const COMMON_SHARE = 10;
/** How fast names grow rare down a list: about as the thousand commonest names of a census do. */
const RANK_OFFSET = 8;
const RANK_POWER = 0.9;

interface Line {
  readonly isHome: boolean;
  readonly isCommon: boolean;
  readonly of: string | undefined;
  readonly names: readonly string[];
}

/** Reads a list of names: headings with the region, lines that may begin with "women:" or "men:". */
function linesOf(list: string): Line[] {
  let region = '';
  return list.split('\n').flatMap((line) => {
    if (line.startsWith('#')) region = line;
    if (line.startsWith('#') || line.trim() === '') return [];
    const [, of, names = ''] = /^(?:(women|men): )?(.*)$/.exec(line) ?? [];
    const isHome = region.includes(HOME_REGION);
    const isCommon = isHome || region.includes(COMMON_NAMES);
    return [{ isHome, isCommon, of, names: names.split(' ').filter((name) => name !== '') }];
  });
}

/** How common each name is, from its rank in its line; a name of several regions gains. The weights of a list sum to one. */
export function weightedNames(list: string, of?: NamesOf): WeightedWords {
  const weights = new Map<string, number>();
  for (const line of linesOf(list).filter((candidate) => of === undefined || candidate.of === of)) {
    for (const [rank, name] of line.names.entries()) {
      const weight = (line.isCommon ? COMMON_SHARE : 1) / (rank + RANK_OFFSET) ** RANK_POWER;
      weights.set(nameWord(name), (weights.get(nameWord(name)) ?? 0) + weight);
    }
  }
  const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...weights].map(([name, weight]) => [name, weight / total]));
}

/** Names of other regions only: the English dictionary may have them with an English reading that nobody uses. */
export function namesFromElsewhere(list: string): ReadonlySet<string> {
  const home = new Set(linesOf(list).flatMap(({ isHome, names }) => (isHome ? names : [])));
  const others = linesOf(list).flatMap(({ names }) => names.filter((name) => !home.has(name)));
  return new Set(others.map(nameWord));
}
