import type { LanguagePack } from './language-pack.ts';
import { compileIn } from './pattern.ts';
import { plainIn } from './tokens.ts';

const SOON = 60;
const LEAST_DIGITS = 7;
const SURE_DIGITS = 9;
const MOST_DIGITS = 15;

/** Finds a phone number: nine digits or more, or seven after a word that a number follows, in figures or spoken. */
export function findPhoneIn(pack: LanguagePack): (text: string) => string | undefined {
  const said = (words: readonly string[]) => words.map((word) => plainIn(word, pack)).join('|');
  const [twice, thrice, plus] = [said(pack.double), said(pack.triple), said(pack.plus)];
  const run = new RegExp(
    ` (?:(?:\\+|${plus}) ?)?(?:${twice}|${thrice}|\\d[\\d.,]*)(?: (?:[,.()]|${twice}|${thrice}|\\d[\\d.,]*))*(?= )`,
    'gu',
  );
  const after = compileIn(pack.phoneAfter.join('|'), pack);
  return (text) => {
    for (const { index, 0: heard } of text.matchAll(run)) {
      const value = digitsOf(heard);
      const isCarried = text.slice(Math.max(0, index - SOON), index + 1).search(after) !== -1;
      const { length } = value.replace('+', '');
      if (length <= MOST_DIGITS && length >= (isCarried ? LEAST_DIGITS : SURE_DIGITS)) return value;
    }
    return undefined;
  };

  function digitsOf(heard: string): string {
    const digits = heard
      .replaceAll(new RegExp(`(?:${thrice}) (\\d)`, 'gu'), '$1$1$1')
      .replaceAll(new RegExp(`(?:${twice}) (\\d)`, 'gu'), '$1$1')
      .replaceAll(/\D/gu, '');
    return new RegExp(`^ (?:\\+|${plus}) `, 'u').test(heard) || heard.startsWith(' +') ? `+${digits}` : digits;
  }
}
