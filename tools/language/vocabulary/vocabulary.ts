import { isNameWord, plainWord, type WordNetwork } from '#shared/speech/light/word-network.ts';
import type { CountedNames } from '#shared/speech/names/name-lists.ts';
import { addNames, addNumbers, addPhones, enterClass, type WeightedWords } from './class-networks.ts';
import { estimateModel, SENTENCE_END, SENTENCE_START, type CountModel } from './count-model.ts';
import { NetworkBuilder } from './network-builder.ts';
import { namesFromElsewhere, parseCensus, regionsOf, weightedNames, withCensus } from './name-lists.ts';
import { parseDictionary, pronounce, pronounceName } from './pronunciations.ts';
import { withoutLookAlikes } from './sound-alikes.ts';
import { drawSentence, parseSentenceGrammar, seededRandom } from './sentence-grammar.ts';

interface Sources {
  readonly sentences: string;
  readonly firstNames: string;
  readonly lastNames: string;
  readonly census: string;
  readonly commonWords: string;
  readonly ownWords: string;
  readonly nameSounds: string;
  readonly dictionary: string;
}

const SENTENCES_DRAWN = 60_000;
const KEEP_TRIGRAMS_FROM = 300;
/** The unigram share of the common words, which stand for what the grammar does not foresee. */
const COMMON_SHARE = 0.15;
/** A name or number without an introduction is rare; otherwise it would swallow every unknown word. */
const CLASS_OUT_OF_PLACE = 0.001;
const CLASSES = ['<name>', '<first>', '<last>', '<age>', '<number>', '<phone>'];

interface Vocabulary {
  readonly network: WordNetwork;
  readonly dictionary: string;
  readonly names: CountedNames;
}

/** The network and dictionary of all listed words. The same sources give the same result. */
export function buildVocabulary(sources: Sources): Vocabulary {
  const grammar = parseSentenceGrammar(sources.sentences);
  const random = seededRandom(20_240_607);
  const drawn = Array.from({ length: SENTENCES_DRAWN }, () => drawSentence(grammar, 'utterance', random));
  const builder = new NetworkBuilder();
  addModel(builder, estimateModel(drawn, KEEP_TRIGRAMS_FROM), wordsOf(sources.commonWords));
  const women = weightedNames(sources.firstNames, 'women');
  const men = weightedNames(sources.firstNames, 'men');
  addNames(builder, { women, men }, weightedNames(sources.lastNames));
  addNumbers(builder);
  addPhones(builder);
  const census = parseCensus(sources.census);
  const named = {
    women: withCensus(women, census.women),
    men: withCensus(men, census.men),
    last: withCensus(weightedNames(sources.lastNames), census.last),
  };
  // Names that only the census has are for correction: in the network they would be heard instead of others.
  const words = new Set([...builder.words, ...Object.values(named).flatMap((list) => [...list.keys()])]);
  const dictionary = dictionaryOf([...words], sources);
  const names = {
    women: hundredths(named.women),
    men: hundredths(named.men),
    last: hundredths(named.last),
    regions: regionsOf([sources.firstNames, sources.lastNames]),
  };
  return { network: builder.finish(SENTENCE_START, SENTENCE_END), dictionary, names };
}

/** As in names.json: hundredths of ln(probability). */
function hundredths(weights: WeightedWords): Record<string, number> {
  return Object.fromEntries(
    [...weights].map(([word, weight]) => [plainWord(word), Math.round(Math.log(weight) * 100)]),
  );
}

/** Histories become states; what may follow becomes an arc to the longest known history after it. */
function addModel(builder: NetworkBuilder, { histories }: CountModel, common: readonly string[]): void {
  const stateOf = (history: string) => (history === '' ? 'any' : history);
  const after = (history: string, word: string) => {
    const last = history.split(' ').at(-1) ?? '';
    const pair = `${last} ${word}`;
    return histories.has(pair) ? pair : histories.has(word) ? word : 'any';
  };
  for (const [history, { next, backoff }] of histories) {
    const share = history === '' ? 1 - COMMON_SHARE : 1;
    for (const [word, counted] of next) {
      const probability = history === '' && CLASSES.includes(word) ? Math.min(counted, CLASS_OUT_OF_PLACE) : counted;
      if (CLASSES.includes(word)) builder.pass(stateOf(history), enterClass(word), probability * share);
      else if (word === SENTENCE_END) builder.pass(stateOf(history), SENTENCE_END, probability * share);
      else builder.say(stateOf(history), after(history, word), word, probability * share);
    }
    const shorter = history.includes(' ') ? history.slice(history.indexOf(' ') + 1) : '';
    if (history !== '') builder.pass(stateOf(history), stateOf(histories.has(shorter) ? shorter : ''), backoff);
  }
  const known = new Set(histories.get('')?.next.keys());
  const further = common.filter((word) => !known.has(word));
  for (const word of further) builder.say('any', 'any', word, COMMON_SHARE / further.length);
}

function wordsOf(list: string): string[] {
  return list
    .replaceAll(/^#.*$/gm, '')
    .split(/\s+/)
    .filter((word) => word !== '');
}

function dictionaryOf(words: readonly string[], sources: Sources): string {
  const dictionary = parseDictionary(sources.dictionary);
  const own = parseDictionary(sources.ownWords);
  const read = parseDictionary(sources.nameSounds);
  const foreign = namesFromElsewhere([sources.firstNames, sources.lastNames].join('\n'));
  const soundsOf = (word: string) =>
    isNameWord(word)
      ? pronounceName(plainWord(word), { dictionary, own, read }, foreign.has(word))
      : pronounce(word, dictionary, own);
  const weights = [sources.firstNames, sources.lastNames].map((list) => weightedNames(list));
  const weightOf = (word: string) => Math.max(...weights.map((list) => list.get(word) ?? 0));
  const heard = withoutLookAlikes(new Map(words.map((word) => [word, soundsOf(word)])), weightOf);
  const lines = words.flatMap((word) =>
    (heard.get(word) ?? []).map((sounds, at) => `${word}${at === 0 ? '' : `(${at + 1})`} ${sounds}`),
  );
  return `${lines.join('\n')}\n`;
}
