/** What a labelled text is made of (urgencyFeatures), and whether a careful listener heard a warning sign in it. */
export type Example = { readonly features: ReadonlySet<string>; readonly isUrgent: boolean };
/** What was learned: a weight for each word that tells, in quarters, and the sum that a text begins with. */
export type Learned = { readonly weights: ReadonlyMap<string, number>; readonly start: number };

type Weighed = Example & { readonly counts: number };
type Column = readonly [word: string, at: readonly number[]];

/** How far single words may be trusted: larger keeps the weights nearer to nothing. */
const CAUTION = 8;
const SWEEPS = 40;
/** A word of fewer texts says nothing of other people's. */
const LEAST_TEXTS = 5;
/** A word of a larger share of the texts holds any story together ("and", "since"). */
const MOST_TEXTS = 0.3;
/** How many words are kept, those that tell the most: 160 more find 13 more of 100 signs, and weigh 0.5 kB more. */
const MOST_WORDS = 200;
/** This share of the calm texts that it has learned from may sound urgent to it. */
const CALM_SHARE = 0.005;
/** New people's calm stories sound more urgent than those it has learned from: by so much more must a story. */
const MARGIN = 1.25;
/** What was taken for a warning sign and is none counts so often in the second round. */
const COUNTS_AGAIN = 3;

/**
 * Logistic regression in two rounds; the second minds what the first took for a warning sign. The same examples give
 * the same weights. A text is urgent where the sum is over 0.
 */
export function learnUrgency(examples: readonly Example[]): Learned {
  const first = telling(examples.map((one) => ({ ...one, counts: 1 })));
  const second = examples.map((one) => {
    const isMistaken = !one.isUrgent && sumOf(first, one.features) > 0;
    return { ...one, counts: isMistaken ? COUNTS_AGAIN : 1 };
  });
  return rounded(telling(second), examples);
}

/** The sum of what was learned about the words of a text. */
export function sumOf({ weights, start }: Learned, features: ReadonlySet<string>): number {
  let sum = start;
  for (const feature of features) sum += weights.get(feature) ?? 0;
  return sum;
}

/** Learns with all common words, and again with those alone that told the most. */
function telling(examples: readonly Weighed[]): Learned {
  const texts = new Map<string, number[]>();
  for (const [at, { features }] of examples.entries())
    for (const feature of features) {
      const known = texts.get(feature);
      if (known) known.push(at);
      else texts.set(feature, [at]);
    }
  const common: Column[] = [...texts]
    .filter(([, at]) => at.length >= LEAST_TEXTS && at.length <= examples.length * MOST_TEXTS)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  const { weights } = descend(examples, common);
  const tells = ([word, at]: Column): number => Math.abs(weights.get(word) ?? 0) * Math.sqrt(at.length);
  return descend(examples, common.toSorted((one, other) => tells(other) - tells(one)).slice(0, MOST_WORDS));
}

/** Coordinate descent; urgent texts weigh together as much as the others. */
function descend(examples: readonly Weighed[], columns: readonly Column[]): Learned {
  const urgent = examples.filter(({ isUrgent }) => isUrgent).length;
  const weighs = examples.map(
    ({ isUrgent, counts }) => (counts * examples.length) / 2 / (isUrgent ? urgent : examples.length - urgent),
  );
  const sums = new Float64Array(examples.length);
  const weights = new Float64Array(columns.length);
  let start = 0;
  const step = (at: readonly number[], weight: number, caution: number): number => {
    let slope = caution * weight;
    let bend = caution + 1e-9;
    for (const each of at) {
      const share = 1 / (1 + Math.exp(-(sums[each] ?? 0)));
      const weigh = weighs[each] ?? 0;
      slope += weigh * (share - (examples[each]?.isUrgent ? 1 : 0));
      bend += weigh * share * (1 - share);
    }
    // A whole step can overshoot where the curve is flat.
    const by = Math.max(-1, Math.min(1, -slope / bend));
    for (const each of at) sums[each] = (sums[each] ?? 0) + by;
    return weight + by;
  };
  const everywhere = examples.map((_, at) => at);
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    start = step(everywhere, start, 0);
    for (const [column, [, at]] of columns.entries()) weights[column] = step(at, weights[column] ?? 0, CAUTION);
  }
  return { start, weights: new Map(columns.map(([word], column) => [word, weights[column] ?? 0])) };
}

/** Weights in quarters, and the start with which hardly a calm text sounds urgent. */
function rounded({ weights }: Learned, examples: readonly Example[]): Learned {
  const inQuarters = [...weights].map(([word, weight]) => [word, Math.round(weight * 4) / 4] as const);
  const told = { start: 0, weights: new Map(inQuarters.filter(([, weight]) => weight !== 0)) };
  const calm = examples.filter(({ isUrgent }) => !isUrgent).map(({ features }) => sumOf(told, features));
  const most = calm.toSorted((one, other) => other - one)[Math.floor(calm.length * CALM_SHARE)] ?? 0;
  return { ...told, start: -most - MARGIN };
}
