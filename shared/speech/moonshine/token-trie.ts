/** A node in a trie of phrases spelled in tokens. */
export interface Place {
  readonly next: ReadonlyMap<number, Place>;
  /** The phrase that ends here. */
  readonly phrase: string | undefined;
  /** How common it is (natural log-probability). */
  readonly prior: number;
  /** How common the most common phrase is that continues or ends here. */
  readonly outlook: number;
}

interface Growing extends Place {
  readonly next: Map<number, Growing>;
  phrase: string | undefined;
  prior: number;
  outlook: number;
}

/** Spells phrases in tokens, each with how common it is. */
export function createTrie(
  phrases: Iterable<readonly [string, number]>,
  tokensOf: (phrase: string) => readonly number[],
): Place {
  const root = empty();
  for (const [phrase, prior] of phrases) {
    let place = root;
    place.outlook = Math.max(place.outlook, prior);
    for (const token of tokensOf(phrase)) {
      const next = place.next.get(token) ?? empty();
      next.outlook = Math.max(next.outlook, prior);
      place.next.set(token, next);
      place = next;
    }
    place.phrase = phrase;
    place.prior = prior;
  }
  return root;
}

function empty(): Growing {
  return { next: new Map(), phrase: undefined, prior: -Infinity, outlook: -Infinity };
}
