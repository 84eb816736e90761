import { shareOf, type UrgentWords } from '#shared/words/warning/sounds-urgent.ts';

/** A text as its words and pairs of words, whether a careful listener would fetch somebody at once, and how much it counts. */
export type Lesson = { readonly words: readonly string[]; readonly isUrgent: boolean; readonly counts: number };

/** A word must stand in so many texts; one seen once or twice says more of its writer than of an illness. */
const LEAST_TEXTS = 3;
/** More words than these change nothing that can be measured. */
const MOST_WORDS = 2_000;
const ROUNDS = 30;
const STEP = 0.5;

/**
 * Learns what each word weighs: a logistic regression, in which urgent and calm texts count the same however many there
 * are. The same lessons always give the same weights.
 */
export function learnWeights(lessons: readonly Lesson[]): UrgentWords {
  const texts = new Map<string, number>();
  for (const { words } of lessons) for (const word of words) texts.set(word, (texts.get(word) ?? 0) + 1);
  const common = new Set(
    [...texts].filter(([word, count]) => count >= LEAST_TEXTS && !isSmall(word)).map(([word]) => word),
  );
  const all = regression(lessons, common);
  const telling = [...all.weights]
    .map(([word, weight]) => [word, Math.abs(weight) * Math.sqrt(texts.get(word) ?? 0)] as const)
    .toSorted(([one, by], [other, than]) => than - by || (one < other ? -1 : 1))
    .slice(0, MOST_WORDS);
  const { even, weights } = regression(lessons, new Set(telling.map(([word]) => word)));
  const inTenths = [...weights]
    .map(([word, weight]) => [word, Math.round(weight * 10)] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return { even: Math.round(even * 10), weights: Object.fromEntries(inTenths) };
}

/** “And”, “on the”: they hold a sentence together, whatever it is about. */
const SMALL = new Set(
  'a am an and are as at be been but can did do for from get got had has hav he her him his i if in is it its just me my no not now of off on or our out real s she so t that the them then there they this to too up ver was we were what when who will with would you your'.split(
    ' ',
  ),
);
function isSmall(words: string): boolean {
  return words.split(' ').every((word) => SMALL.has(word));
}

/** Each word's step grows smaller the more it has been moved (Adagrad). */
function regression(lessons: readonly Lesson[], known: ReadonlySet<string>) {
  const sumOf = (some: readonly Lesson[]): number => some.reduce((total, { counts }) => total + counts, 0);
  const all = sumOf(lessons);
  const urgent = sumOf(lessons.filter(({ isUrgent }) => isUrgent));
  const texts = lessons.map(({ words, isUrgent, counts }) => ({
    words: words.filter((word) => known.has(word)),
    isUrgent,
    counts: (counts * all) / 2 / (isUrgent ? urgent : all - urgent),
  }));
  const weights = new Map<string, number>();
  const moved = new Map<string, number>();
  let even = 0;
  let evenMoved = 1;
  const chance = repeatableChance();
  for (let round = 0; round < ROUNDS; round += 1) {
    const shuffled = texts.map((text) => ({ ...text, at: chance() })).toSorted((one, other) => one.at - other.at);
    for (const { words, isUrgent, counts } of shuffled) {
      const share = shareOf(words.length);
      const sum = words.reduce((total, word) => total + share * (weights.get(word) ?? 0), even);
      const off = (1 / (1 + Math.exp(-sum)) - Number(isUrgent)) * counts;
      for (const word of words) {
        const slope = off * share;
        const before = (moved.get(word) ?? 0.1) + slope * slope;
        moved.set(word, before);
        weights.set(word, (weights.get(word) ?? 0) - (STEP * slope) / Math.sqrt(before));
      }
      evenMoved += off * off;
      even -= (STEP * off) / Math.sqrt(evenMoved);
    }
  }
  return { even, weights };
}

/** Numbers from 0 to 1 in the same order every time (Park and Miller's). */
function repeatableChance(): () => number {
  let seed = 1;
  return () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
}
