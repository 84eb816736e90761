import { nameWord } from '#shared/speech/light/word-network.ts';
import type { NamesOf, WeightedWords } from './class-networks.ts';

/** Names of the first region come before their look-alikes from elsewhere (Henry before Henrik). */
const HOME_REGION = 'English';
const COMMON_NAMES = 'Common everywhere';
const COMMON_SHARE = 10;
/** How fast names become rare down a list, roughly as the thousand most common names in a census. */
const RANK_OFFSET = 8;
const RANK_POWER = 0.9;

interface Line {
  readonly region: string;
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
    return [{ region, isHome, isCommon, of, names: names.split(' ').filter((name) => name !== '') }];
  });
}

/**
 * How common each name is, from its rank in its line; a name in several regions gains. The weights of a list sum to
 * one.
 */
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

/**
 * The regions in which names are common, one letter for each heading of the lists except the English-speaking and
 * common ones.
 */
export function regionsOf(lists: readonly string[]): Record<string, string> {
  const lines = lists.flatMap((list) => linesOf(list)).filter(({ isCommon }) => !isCommon);
  const headings = [...new Set(lines.map(({ region }) => region))];
  const regions = new Map<string, string>();
  for (const { region, names } of lines) {
    const letter = String.fromCodePoint(97 + headings.indexOf(region));
    for (const name of names) {
      const known = regions.get(name) ?? '';
      if (!known.includes(letter)) regions.set(name, known + letter);
    }
  }
  return Object.fromEntries(regions);
}

/** How many in a million women, men and families bear a name, where census.tsv says so. */
export type Census = Readonly<Record<'women' | 'men' | 'last', ReadonlyMap<string, number>>>;

/** Reads census.tsv: name, women, men, families. */
export function parseCensus(table: string): Census {
  const rows = table
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'));
  const column = (at: number) =>
    new Map(rows.flatMap(([name = '', ...counts]) => (Number(counts[at]) > 0 ? [[name, Number(counts[at])]] : [])));
  return { women: column(0), men: column(1), last: column(2) };
}

/**
 * The lists' share in how common a name is: they cover the world, while the census knows how much more common Mendez is
 * than Mendes.
 */
const LIST_SHARE = 0.5;
/** People who invent a name choose common ones less often than they occur. */
const CENSUS_POWER = 0.8;

/** How common each name is in its list and the census together; the weights sum to one. */
export function withCensus(listed: WeightedWords, counted: ReadonlyMap<string, number>): WeightedWords {
  const flat = new Map([...counted].map(([name, count]) => [nameWord(name), count ** CENSUS_POWER]));
  const total = [...flat.values()].reduce((sum, weight) => sum + weight, 0);
  const names = new Set([...listed.keys(), ...flat.keys()]);
  const weightOf = (name: string) =>
    LIST_SHARE * (listed.get(name) ?? 0) + ((1 - LIST_SHARE) * (flat.get(name) ?? 0)) / total;
  return new Map([...names].map((name) => [name, weightOf(name)]));
}
