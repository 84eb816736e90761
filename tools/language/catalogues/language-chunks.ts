import type { PseudoTag, TranslatedTag } from '../../../shared/languages/screens/language-tags.ts';
import { PSEUDO, TRANSLATED } from '../../../shared/languages/screens/screen-languages.ts';
import { compiled, type Compiled } from './compiled-messages.ts';
import type { EnglishMessage } from './english-messages.ts';
import { faultsOfTranslation } from './faults-of-translation.ts';
import { isTranslated, readTranslations, sideOf, type Side } from './po-files.ts';
import { pseudoMessage } from './pseudo.ts';

type English = ReadonlyMap<string, readonly EnglishMessage[]>;

/** How much of one side of a language is there. */
export type Completeness = { readonly translated: number; readonly stale: number; readonly all: number };

export type LanguageChunk = {
  readonly messages: Record<string, Compiled>;
  readonly completeness: Completeness;
  /** Translations that cannot be shown. */
  readonly faults: readonly string[];
};

const isPseudo = (tag: string): tag is PseudoTag => Object.hasOwn(PSEUDO, tag);

/** The texts of one side of a language, ready for the page. What is missing stays English. */
export function languageChunk(
  tag: TranslatedTag | PseudoTag,
  side: Side,
  english: English,
  folder?: string,
): LanguageChunk {
  const messages: Record<string, Compiled> = {};
  const faults: string[] = [];
  let [translated, stale, all] = [0, 0, 0];
  for (const [module, wanted] of english) {
    if (sideOf(module) !== side) continue;
    if (isPseudo(tag)) {
      for (const message of wanted) messages[message.key] = pseudoMessage(tag, message);
      continue;
    }
    if (!isTranslated(tag, module)) continue;
    const given = new Map(readTranslations(tag, module, folder).map((one) => [one.key, one]));
    all += wanted.length;
    for (const { key, message, parameters } of wanted) {
      const translation = given.get(key);
      if (translation === undefined || translation.text === '') continue;
      if (translation.isStale || translation.english !== message) {
        stale += 1;
        continue;
      }
      const wrong = faultsOfTranslation(tag, message, translation.text);
      faults.push(...wrong.map((fault) => `${tag}/${module}.po, ${key}: ${fault}`));
      if (wrong.length > 0) continue;
      messages[key] = compiled(translation.text, parameters, { isolates: TRANSLATED[tag].direction === 'rtl' });
      translated += 1;
    }
  }
  return { messages, completeness: { translated, stale, all }, faults };
}

/** All languages other than English. */
export const OTHER_LANGUAGES = [...Object.keys(TRANSLATED), ...Object.keys(PSEUDO)].filter(
  (tag): tag is TranslatedTag | PseudoTag => tag in TRANSLATED || tag in PSEUDO,
);
