import type { WordNetwork } from '#shared/speech/light/word-network.ts';

/** Collects named states and weighted arcs and writes them as a word network without chains of silent arcs. */
export class NetworkBuilder {
  readonly #states = new Map<string, number>();
  readonly #words = new Map<string, number>();
  readonly #arcs: { from: number; to: number; word: number; log: number }[] = [];
  readonly #silent = new Map<number, Map<number, number>>();

  state(name: string): number {
    const known = this.#states.get(name);
    if (known !== undefined) return known;
    this.#states.set(name, this.#states.size);
    return this.#states.size - 1;
  }

  /** From one named state to another by saying `word`. */
  say(from: string, to: string, word: string, probability: number): void {
    const index = this.#words.get(word) ?? this.#words.size;
    this.#words.set(word, index);
    this.#arcs.push({ from: this.state(from), to: this.state(to), word: index, log: Math.log(probability) });
  }

  /** From one named state to another without a word. */
  pass(from: string, to: string, probability: number): void {
    const targets = this.#silent.get(this.state(from)) ?? new Map<number, number>();
    const target = this.state(to);
    targets.set(target, Math.max(targets.get(target) ?? -Infinity, Math.log(probability)));
    this.#silent.set(this.state(from), targets);
  }

  get words(): readonly string[] {
    return [...this.#words.keys()];
  }

  /**
   * The engine follows one silent arc but not a second: every path of silent arcs becomes one arc with the best weight.
   */
  finish(start: string, final: string): WordNetwork {
    const arcs = this.#arcs.flatMap(({ from, to, word, log }) => [from, to, word, hundredths(log)]);
    for (const from of this.#silent.keys()) {
      for (const [to, log] of this.#closure(from)) arcs.push(from, to, -1, hundredths(log));
    }
    return {
      words: this.words,
      states: this.#states.size,
      start: this.state(start),
      final: this.state(final),
      arcs,
    };
  }

  #closure(from: number): Map<number, number> {
    const best = new Map<number, number>();
    const open: [number, number][] = [[from, 0]];
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [state, sofar] = next;
      for (const [to, log] of this.#silent.get(state) ?? []) {
        if (to === from || sofar + log <= (best.get(to) ?? -Infinity)) continue;
        best.set(to, sofar + log);
        open.push([to, sofar + log]);
      }
    }
    return best;
  }
}

function hundredths(log: number): number {
  return Math.round(log * 100);
}
