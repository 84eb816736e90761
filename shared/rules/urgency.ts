import type { SaidNow } from './said-now.ts';
import { URGENCY_START, URGENCY_WEIGHTS } from './urgency-weights.ts';

const WEIGHTS = new Map(
  URGENCY_WEIGHTS.flatMap(([weight, words]) => words.split(' ').map((word): [string, number] => [word, weight])),
);

/** A text of fewer different words is no story. */
export const LEAST_WORDS = 20;

/** What urgency is learned from and told by: every word, and the name of every symptom, once. */
export function urgencyFeatures({ words, symptoms }: SaidNow): Set<string> {
  return new Set([...(words.match(/[a-z]{2,}/gu) ?? []), ...symptoms.map((name) => `${name.replaceAll(' ', '-')}-`)]);
}

/**
 * Whether the words together sound like those of people with a warning sign, though none of them is one. In a few
 * words that cannot be told, so it looks at stories only (docs/decisions/0080).
 */
export function soundsUrgent(said: SaidNow): boolean {
  const features = urgencyFeatures(said);
  let sum = URGENCY_START;
  for (const feature of features) sum += WEIGHTS.get(feature) ?? 0;
  return features.size >= LEAST_WORDS && sum > 0;
}
