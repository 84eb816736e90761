import { areOfOneRegion, type NameLists } from './name-lists.ts';

/** A name in no list is about as rare as one in ten million. */
const UNLISTED = -16;
/** The bonus if a given and a family name come from the same region of the world. */
const OF_ONE_REGION = 2;
const OF_TWO_REGIONS = -1;

/** How common a given and a family name are together (natural log-probability). */
export function priorOfName(first: string, last: string, lists: NameLists): number {
  const alone = ((lists.first[first] ?? UNLISTED * 100) + (lists.last[last] ?? UNLISTED * 100)) / 100;
  const isOfOne = areOfOneRegion(lists, first, last);
  return alone + (isOfOne === undefined ? 0 : isOfOne ? OF_ONE_REGION : OF_TWO_REGIONS);
}
