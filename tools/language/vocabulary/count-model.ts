/** A back-off trigram model of words and class tokens, estimated from the generated sentences. */

/** `histories` maps a history ("", "w" or "v w") to what may follow: probability by word, and the share left for backing off. */
export interface CountModel {
  readonly histories: ReadonlyMap<string, { readonly next: ReadonlyMap<string, number>; readonly backoff: number }>;
}

export const SENTENCE_START = '<s>';
export const SENTENCE_END = '</s>';

/** Every count is lowered by this much, and what is gained pays for backing off (absolute discounting). */
const DISCOUNT = 0.6;

/**
 * Estimates the model. A class token ends the history: nothing before it is kept, because all of its entries share one
 * network. `keepTrigramsFrom` drops two-word histories that were seen less often.
 */
export function estimateModel(sentences: readonly (readonly string[])[], keepTrigramsFrom: number): CountModel {
  const counts = new Map<string, Map<string, number>>();
  const add = (history: string, word: string) => {
    const next = counts.get(history) ?? new Map<string, number>();
    counts.set(history, next.set(word, (next.get(word) ?? 0) + 1));
  };
  for (const sentence of sentences) {
    const words = [SENTENCE_START, ...sentence, SENTENCE_END];
    for (let at = 1; at < words.length; at += 1) {
      const word = words[at] ?? '';
      const before = words[at - 1] ?? '';
      const earlier = words[at - 2];
      add('', word);
      add(before, word);
      if (earlier !== undefined && !before.startsWith('<')) add(`${earlier} ${before}`, word);
    }
  }
  const histories = new Map<string, { next: Map<string, number>; backoff: number }>();
  for (const [history, next] of counts) {
    const total = [...next.values()].reduce((sum, count) => sum + count, 0);
    const isPair = history.includes(' ');
    if (isPair && total < keepTrigramsFrom) continue;
    const kept = [...next].filter(([, count]) => history === '' || count >= (isPair ? 2 : 1));
    if (kept.length === 0) continue;
    const discount = history === '' ? 0 : DISCOUNT;
    const probabilities = new Map(kept.map(([word, count]) => [word, (count - discount) / total]));
    const spent = [...probabilities.values()].reduce((sum, share) => sum + share, 0);
    histories.set(history, { next: probabilities, backoff: Math.max(1 - spent, 1e-4) });
  }
  return { histories };
}
