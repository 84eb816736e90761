import { END_TOKEN, logProbabilities, type Advance, type Decode } from './decoder.ts';
import type { Tensor, Tokenizer } from './runtime.ts';
import type { Place } from './token-trie.ts';

/** A sequence of phrases, one from each list, that may have been said. */
export interface Found {
  readonly phrases: readonly string[];
  /** How well they fit the sound, and how common they are together (natural log-probabilities). */
  readonly fit: number;
  readonly prior: number;
}

/** What may be said, one list after another: given names, then family names. */
export type Lists = readonly Place[];

/** How many beginnings are followed at a time. */
const WIDTH = 8;
/** No name or phone number is longer. */
const MOST_TOKENS = 24;
/** The weight of how common phrases are, relative to how well they fit the sound. */
export const PRIOR_WEIGHT = 0.7;

interface Way {
  readonly place: Place;
  /** The phrases from the preceding lists, and how common they are. */
  readonly phrases: readonly string[];
  readonly prior: number;
  readonly fit: number;
}

interface Step extends Way {
  readonly token: number;
  /** Which of the ways it continues. */
  readonly from: number;
  readonly hope: number;
}

/**
 * Finds what in the lists fits the sound best after `before`, the best first: a beam search restricted to the lists and
 * drawn to common entries. It finds what the engine on its own spells differently.
 */
export async function searchLists(
  { decode, sight, isEnd }: { readonly decode: Decode; readonly sight: Tensor; readonly isEnd: Uint8Array },
  before: Advance,
  lists: Lists,
): Promise<Found[]> {
  const found: Found[] = [];
  // The most that the remaining lists can add.
  const later = lists.map((_, at) => lists.slice(at + 1).reduce((sum, { outlook }) => sum + outlook, 0));
  const rowsBefore = before.logits.length / before.vocabulary;
  let advance = before;
  let rows = [rowsBefore - 1];
  let ways: readonly Way[] = lists.slice(0, 1).map((place) => ({ place, phrases: [], prior: 0, fit: 0 }));
  for (let length = 0; length < MOST_TOKENS && ways.length > 0; length += 1) {
    const steps: Step[] = [];
    for (const [from, way] of ways.entries()) {
      const chances = logProbabilities(advance, rows[from] ?? 0);
      const goOn = ({ place, phrases, prior, fit }: Way) => {
        for (const [token, next] of place.next) {
          const reached = fit + (chances[token] ?? -Infinity);
          const hope = reached + PRIOR_WEIGHT * (prior + next.outlook + (later[phrases.length] ?? 0));
          steps.push({ place: next, phrases, prior, fit: reached, token, from, hope });
        }
      };
      goOn(way);
      if (way.place.phrase === undefined) continue;
      const phrases = [...way.phrases, way.place.phrase];
      const prior = way.prior + way.place.prior;
      const list = lists[phrases.length];
      if (list === undefined) found.push({ phrases, prior, fit: way.fit + endingChance(chances, isEnd) });
      else goOn({ place: list, phrases, prior, fit: way.fit });
    }
    const enough = found.map(worth).toSorted((one, other) => other - one)[WIDTH - 1] ?? -Infinity;
    const best = steps.toSorted((one, other) => other.hope - one.hope).slice(0, WIDTH);
    const followed = best.filter(({ hope }) => hope > enough);
    if (followed.length === 0) break;
    advance = await decode(
      sight,
      advance.memory,
      followed.map(({ token }) => [token]),
      followed.map(({ from }) => from),
    );
    rows = followed.map((_, at) => at);
    ways = followed;
  }
  return found.toSorted((one, other) => worth(other) - worth(one)).slice(0, WIDTH);
}

function worth({ fit, prior }: Found): number {
  return fit + PRIOR_WEIGHT * prior;
}

const ENDS = /^[▁.,;:!?]/;

/** Which tokens end a word: a space, a punctuation mark, or the end of the text. */
export function wordEnds({ vocabById }: Tokenizer): Uint8Array {
  return Uint8Array.from(vocabById, (piece, id) => (id === END_TOKEN || ENDS.test(piece) ? 1 : 0));
}

/** The likelihood that the word ends here, whatever follows. */
function endingChance(chances: Float32Array, isEnd: Uint8Array): number {
  let sum = 0;
  for (const [id, chance] of chances.entries()) if (isEnd[id] === 1) sum += Math.exp(chance);
  return Math.log(sum);
}
