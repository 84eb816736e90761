import { detectAll } from 'tinyld/light';
import { isNoName } from '#shared/words/form/not-names.ts';
import { EVERYDAY_ENGLISH } from './everyday-english.ts';
import { EVERYDAY_WORDS } from './everyday-words.ts';
import { languageOfScript } from './scripts.ts';

/** A language that is not English: its ISO 639-1 code and its name in English. */
export type ForeignLanguage = { readonly code: string; readonly name: string };

const NAMES = new Intl.DisplayNames(['en'], { type: 'language' });
const WORD = /[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*/gu;
const LATIN = /\p{Script=Latin}/u;
/**
 * A name of up to three words can be in any script; in Chinese a name has up to four characters, and these never occur
 * in one.
 */
const LONGEST_NAME = 3;
const HAN_SENTENCE = /\p{Script=Han}{5}|[我你他她不很了疼痛]/u;
const UNSPACED = /\p{Script=Thai}{10}|[\p{Script=Hiragana}\p{Script=Katakana}]{4}/u;

/**
 * The language of a text that is not English. Undefined for English (also of learners, or misheard), for names and
 * Latin terms, and if there are too few words to be sure, because an English speaker must never be told this. Never
 * throws.
 */
export function detectForeignLanguage(text: string): ForeignLanguage | undefined {
  const words = text.slice(0, 2000).normalize('NFC').replaceAll('’', "'").match(WORD) ?? [];
  const latin = words.filter((word) => LATIN.test(word));
  const code = latin.length * 2 >= words.length ? latinLanguage(latin) : scriptLanguage(words);
  return code === undefined ? undefined : { code, name: NAMES.of(code) ?? code };
}

function scriptLanguage(words: readonly string[]): string | undefined {
  const foreign = words.filter((word) => !LATIN.test(word));
  const text = foreign.join(' ');
  const code = languageOfScript(text);
  const isSentence = code === 'zh' ? HAN_SENTENCE.test(text) : foreign.length >= LONGEST_NAME || UNSPACED.test(text);
  return isSentence ? code : undefined;
}

/**
 * At least two everyday words of a language and more than of English, or one if the detector agrees and no word is
 * English.
 */
function latinLanguage(words: readonly string[]): string | undefined {
  const isShouted = words.every((word) => word === word.toUpperCase());
  // A capital letter within a sentence marks a name or a German noun.
  const said = words.filter((word, at) => at === 0 || isShouted || word === word.toLowerCase()).map(plain);
  const english = said.filter(isEnglish).length;
  const [first, second] = detectAll(said.join(' ')).map(({ lang }) => lang);
  const rank = (code: string): number => (code === first ? 0 : code === second ? 1 : 2);
  const [best] = Object.entries(EVERYDAY_WORDS)
    .map(([code, everyday]: [string, ReadonlySet<string>]) => ({
      code,
      count: new Set(said.filter((word) => word.length > 1 && everyday.has(word) && !isEnglish(word))).size,
    }))
    .toSorted((a, b) => b.count - a.count || rank(a.code) - rank(b.code));
  if (best === undefined || first === 'en' || best.count <= english) return undefined;
  const isSure = best.count >= 2 || (best.count === 1 && best.code === first && words.length >= LONGEST_NAME);
  return isSure ? best.code : undefined;
}

function isEnglish(word: string): boolean {
  return EVERYDAY_ENGLISH.has(word) || isNoName(word, true);
}

/** Without case and accents, as people type who lack the keys for them. */
function plain(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('ı', 'i')
    .replaceAll('ł', 'l')
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o');
}
