/**
 * The network of words the embedded engine may hear, as tools/language/build-vocabulary.ts writes it. Plain data: the same file serves
 * the server's worker thread and a browser's Web Worker.
 */
export interface WordNetwork {
  /** Surface forms: lower case, names as `nameWord` writes them. */
  readonly words: readonly string[];
  readonly states: number;
  readonly start: number;
  readonly final: number;
  /** Flat quadruples: from state, to state, index in `words` or -1 for none, hundredths of ln(probability). */
  readonly arcs: readonly number[];
}

/** One arc of the network, `word` absent for an arc that says nothing; `logProbability` is natural. */
export interface NetworkArc {
  readonly from: number;
  readonly to: number;
  readonly word?: string;
  readonly logProbability: number;
}

/** Reads the flat arcs one after the other. */
export function* arcsOf(network: WordNetwork): Generator<NetworkArc> {
  for (let at = 0; at + 3 < network.arcs.length; at += 4) {
    const [from = 0, to = 0, index = -1, hundredths = 0] = network.arcs.slice(at, at + 4);
    const word = network.words[index];
    yield { from, to, logProbability: hundredths / 100, ...(word === undefined ? {} : { word }) };
  }
}

const NAME_MARK = '~';

/** A name as a word of the network: marked, because the engine's dictionary tells no capital "Young" from "young". */
export function nameWord(name: string): string {
  return NAME_MARK + name;
}

/** Whether a word of the network is a person's name. */
export function isNameWord(word: string): boolean {
  return word.startsWith(NAME_MARK);
}

/** A word of the network as people write it. */
export function plainWord(word: string): string {
  return isNameWord(word) ? word.slice(NAME_MARK.length) : word;
}
