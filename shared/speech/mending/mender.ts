import type { Mend } from '../moonshine/transcriber.ts';
import { readLexicon } from './lexicon.ts';
import { replaced } from './mended-words.ts';
import { mendName } from './mend-name.ts';
import { createSymptomMender } from './mend-symptoms.ts';
import { nameStretches } from './name-stretches.ts';
import { createNameFinder, type NameLists } from './name-candidates.ts';
import { createSpellingFinder } from './same-sound.ts';

/** What registrations are made of, as scripts/build-vocabulary.ts writes it: words.dict and names.json. */
export interface Vocabulary {
  readonly dictionary: string;
  readonly names: NameLists;
}

/** Corrects the name and the symptoms of what an open engine heard by the names and symptoms there are. */
export function createMender({ dictionary, names: lists }: Vocabulary): Mend {
  const lexicon = readLexicon(dictionary);
  const names = {
    lists,
    find: createNameFinder(lists, lexicon),
    spellings: createSpellingFinder(lists, lexicon),
  };
  const mendSymptoms = createSymptomMender(lexicon);
  return async ({ words }, rescore) => {
    const name = await mendName(words, names, rescore);
    const texts = words.map(({ text }) => text);
    const symptoms = await mendSymptoms(words, rescore, name ?? nameStretches(texts)[0]);
    return replaced(texts, [...(name === undefined ? [] : [name]), ...symptoms]);
  };
}
