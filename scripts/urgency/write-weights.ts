import type { Learned } from './learn.ts';

/** The committed file: the words of each weight in one line. Weights and start are counted in quarters. */
export function writeWeights({ weights, start }: Learned): string {
  const lines = new Map<number, string[]>();
  for (const [word, weight] of weights) lines.set(weight * 4, [...(lines.get(weight * 4) ?? []), word]);
  const rows = [...lines]
    .toSorted(([one], [other]) => one - other)
    .map(([weight, words]) => `  [${weight}, '${words.toSorted().join(' ')}'],`);
  return `/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = ${start * 4};
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
${rows.join('\n')}
];
`;
}
