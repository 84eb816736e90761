import { withPlainLetters } from './plain-letters.ts';

/** Every sign that people set between the letters of O'Brien or Nu'uanu, the acute accent on its own among them. */
const APOSTROPHES = /['‘’‛`´΄᾽᾿῾ʹʻʼʽˈ′＇׳՚Ꞌꞌ]/gu;
const UNSEEN = /[\u00AD\u200B-\u200F\u2060\uFEFF]/gu;
const DASHES = /[\p{Pd}−]/gu;

/**
 * The form in which texts are searched, for pages and server alike: compatibility-decomposed, without marks and
 * apostrophes, with plain letters in lower case, hyphens as spaces, and one space where there are several. So `jose` finds
 * `José`, `obrien` and `o'brien` find `O’Brien`, `lukasz` finds `Łukasz`, `anne marie` finds `Anne-Marie`.
 * By way of upper case, because only then `ß` and `SS`, `ς` and `Σ` fall together; lower case before, for the capital `ẞ`.
 * Made by us on both sides, and not by the database, because collations differ from engine to engine.
 */
export function foldText(text: string): string {
  const lower = text
    .replace(APOSTROPHES, '')
    .replace(UNSEEN, '')
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ');
  return withPlainLetters(lower).replace(DASHES, ' ').replace(/\s+/gu, ' ');
}
