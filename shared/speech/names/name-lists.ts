import { bare } from '#shared/speech/mending/mended-words.ts';

/** How common names are: natural log-probabilities in hundredths. */
type Common = Readonly<Record<string, number>>;

/** The regions of the world in which a name is common, one letter each; none for the English-speaking countries. */
type Regions = Readonly<Record<string, string>>;

/** As names.json has them: given names of women and of men, and family names. */
export interface CountedNames {
  readonly women: Common;
  readonly men: Common;
  readonly last: Common;
  readonly regions: Regions;
}

/** How common the names of somebody are. */
export interface NameLists {
  readonly first: Common;
  readonly last: Common;
  readonly regions: Regions;
}

/** Whose name it is, as far as is known. */
export type Bearer = 'women' | 'men' | 'anybody';

/** How often a name of the other sex is right after all: the gender was misheard, or it is another person's. */
const CROSSED = 0.05;

/** The lists for a woman, a man or anybody. */
export function listsFor(bearer: Bearer, { women, men, last, regions }: CountedNames): NameLists {
  const share = bearer === 'anybody' ? 0.5 : bearer === 'women' ? 1 - CROSSED : CROSSED;
  const chance = (list: Common, name: string) => Math.exp((list[name] ?? -Infinity) / 100);
  const first = Object.keys({ ...women, ...men }).map((name) => {
    const mixed = share * chance(women, name) + (1 - share) * chance(men, name);
    return [name, Math.round(Math.log(mixed) * 100)] as const;
  });
  return { first: Object.fromEntries(first), last, regions };
}

const SAID: Readonly<Record<Exclude<Bearer, 'anybody'>, RegExp>> = {
  women: /^(?:female|femail|woman|lady|girl)$/iu,
  men: /^(?:male|mail|man|boy)$/iu,
};

/** Whose name stands in a sentence that says one gender ("I am 36, female"); anybody's in one that says both or none. */
export function bearerOf(words: readonly string[]): Bearer {
  const says = (who: keyof typeof SAID) => words.some((word) => SAID[who].test(bare(word)));
  if (says('women') === says('men')) return 'anybody';
  return says('women') ? 'women' : 'men';
}

/** Whether a given and a family name are at home in one region; undefined where one of them is at home everywhere, or in no list. */
export function areOfOneRegion({ regions }: NameLists, first: string, last: string): boolean | undefined {
  const [of, other] = [regions[first] ?? '', regions[last] ?? ''];
  return of === '' || other === '' ? undefined : of.split('').some((region) => other.includes(region));
}
