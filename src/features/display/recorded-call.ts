import { REST } from '#src/platform/recordings/play-sounds.ts';
import type { Recordings } from '#src/platform/recordings/recording-files.ts';
import { spelled, spelledNumber } from '#src/platform/recordings/spelled.ts';
import { namedPlace } from './named-place.ts';

/**
 * The recordings of which a call consists in one language, in their order: the ticket letter by letter, and where to go, or
 * that the screen says it, where the place has a name that is not recorded. Undefined if one of them is missing: half a call
 * would send somebody astray.
 */
export function recordedCall(
  { says, has }: Pick<Recordings, 'says' | 'has'>,
  ticket: string,
  place: string,
): string[] | undefined {
  const named = namedPlace(place);
  const ofPlace = says[named?.kind ?? 'seeScreen'];
  const { number } = says;
  if (number === undefined || ofPlace === undefined) return undefined;
  const clips = [...filledIn(number, spelled(ticket)), REST, ...filledIn(ofPlace, spelledNumber(named?.number ?? ''))];
  return clips.every((clip) => clip === REST || has(clip)) ? clips : undefined;
}

/** What stands around the place of a value in a pattern, with the value in it. */
function filledIn(pattern: string, value: readonly string[]): string[] {
  const [before = '', ...after] = pattern.split(/\{\w+\}/).map((part) => part.trim());
  return [before, ...value, ...after].filter((part) => part !== '');
}
