import type { Tokenizer } from '#shared/speech/moonshine/runtime.ts';
import { createTrie } from '#shared/speech/moonshine/token-trie.ts';
import type { Mend } from '#shared/speech/moonshine/transcriber.ts';
import { readLexicon, type Lexicon } from './lexicon.ts';
import { replaced } from './mended-words.ts';
import { mendName, type Names } from '#shared/speech/names/mend-name.ts';
import { mendGender } from './mend-gender.ts';
import { createOpenings } from '#shared/speech/names/mend-opening.ts';
import { createPhoneLists, mendPhone, type PhoneLists } from './mend-phone.ts';
import { createSymptomMender } from './mend-symptoms.ts';
import { createNameFinder } from '#shared/speech/names/name-candidates.ts';
import { bearerOf, listsFor, type Bearer, type CountedNames, type NameLists } from '#shared/speech/names/name-lists.ts';
import { nameStretches } from '#shared/speech/names/name-stretches.ts';
import { createSpellingFinder } from './same-sound.ts';

/** The vocabulary of registrations, as written by tools/language/build-vocabulary.ts: words.dict and names.json. */
export interface Vocabulary {
  readonly dictionary: string;
  readonly names: CountedNames;
}

/**
 * Corrects the name, phone number, gender and symptoms that an open-vocabulary engine heard, using known names, numbers
 * and symptoms.
 */
export function createMender({ dictionary, names: counted }: Vocabulary, tokenizer: Tokenizer): Mend {
  const tokensOf = (text: string) => tokenizer.encode(text, false, true);
  const openings = createOpenings(tokensOf);
  const lexicon = readLexicon(dictionary);
  const mendSymptoms = createSymptomMender(lexicon);
  const known = new Map<Bearer, Names>();
  const namesOf = (bearer: Bearer): Names => {
    const names = known.get(bearer) ?? { openings, ...namesIn(listsFor(bearer, counted), lexicon, tokensOf) };
    known.set(bearer, names);
    return names;
  };
  let phoneLists: PhoneLists | undefined;
  const listsOfPhone = () => (phoneLists ??= createPhoneLists(tokensOf));
  return async ({ words }, questions) => {
    const texts = words.map(({ text }) => text);
    const name = await mendName(words, namesOf(bearerOf(texts)), questions);
    const phone = await mendPhone(words, listsOfPhone, questions);
    const gender = await mendGender(words, questions.rescore);
    const mended = [name, phone, gender].filter((one) => one !== undefined);
    const taken = name === undefined ? [...nameStretches(texts).slice(0, 1), ...mended] : mended;
    const symptoms = await mendSymptoms(words, questions.rescore, taken);
    return replaced(texts, [...mended, ...symptoms]);
  };
}

function namesIn(
  lists: NameLists,
  lexicon: Lexicon,
  tokensOf: (text: string) => readonly number[],
): Omit<Names, 'openings'> {
  const spelled = [lists.first, lists.last].map((list) =>
    createTrie(
      Object.entries(list).map(([name, hundredths]) => [name, hundredths / 100] as const),
      tokensOf,
    ),
  );
  return {
    lists,
    spelled,
    find: createNameFinder(lists, lexicon),
    spellings: createSpellingFinder(lists, lexicon),
  };
}
