/**
 * The network of words the light engine may hear, as written by tools/language/build-vocabulary.ts. Plain data: the
 * same file serves the server's worker thread and a browser's Web Worker.
 */
export interface WordNetwork {
  /** Surface forms: lower case, names as `nameWord` writes them. */
  readonly words: readonly string[];
  readonly states: number;
  readonly start: number;
  readonly final: number;
  /** Flat quadruples: from state, to state, index in `words` (or -1 for none), hundredths of ln(probability). */
  readonly arcs: readonly number[];
}

/** One arc of the network, without `word` if it is silent; `logProbability` is natural. */
export interface NetworkArc {
  readonly from: number;
  readonly to: number;
  readonly word?: string;
  readonly logProbability: number;
}

/** Reads the flat arcs one by one. */
export function* arcsOf(network: WordNetwork): Generator<NetworkArc> {
  for (let at = 0; at + 3 < network.arcs.length; at += 4) {
    const [from = 0, to = 0, index = -1, hundredths = 0] = network.arcs.slice(at, at + 4);
    const word = network.words[index];
    yield { from, to, logProbability: hundredths / 100, ...(word === undefined ? {} : { word }) };
  }
}

const NAME_MARK = '~';

/**
 * A name as a word of the network: marked, because the engine's dictionary has no capitals to tell "Young" from
 * "young".
 */
export function nameWord(name: string): string {
  return NAME_MARK + name;
}

/** Whether a word of the network is a person's name. */
export function isNameWord(word: string): boolean {
  return word.startsWith(NAME_MARK);
}

/** A word of the network in written form. */
export function plainWord(word: string): string {
  return isNameWord(word) ? word.slice(NAME_MARK.length) : word;
}
