/** Letters that no decomposition turns into plain ones, as people type them who do not have them on the keyboard. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ɖ: 'd',
  þ: 'th',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ĸ: 'k',
  ə: 'e',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ƴ: 'y',
  ɨ: 'i',
  ʉ: 'u',
};
const ANY = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu');

/** Lower-case text with those letters as plain ones: `łukasz` is `lukasz`, `søren` is `soren`. */
export function withPlainLetters(lower: string): string {
  return lower.replace(ANY, (letter) => PLAIN[letter] ?? letter);
}
