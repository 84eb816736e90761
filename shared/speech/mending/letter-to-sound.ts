/** Pronunciations of names missing from the English dictionary, from their letters, with continental values. */

type Sounds = readonly string[];

/** The first matching spelling at a position is used, so longer ones come first. `$` ends a word, `^` begins one. */
const SPELLINGS: readonly (readonly [RegExp, Sounds])[] = [
  [/^sch/, ['SH']],
  [/^tch/, ['CH']],
  [/^szcz/, ['SH', 'CH']],
  [/^sz/, ['SH']],
  [/^cz/, ['CH']],
  [/^dzh/, ['JH']],
  [/^dj/, ['JH']],
  [/^ngw/, ['NG', 'G', 'W']],
  [/^nky/, ['N', 'K', 'IY']],
  [/^ng(?=[aeiou])/, ['NG', 'G']],
  [/^ng$/, ['NG']],
  [/^kh/, ['K']],
  [/^gh/, ['G']],
  [/^zh/, ['ZH']],
  [/^sh/, ['SH']],
  [/^ch/, ['CH']],
  [/^th/, ['T']],
  [/^dh/, ['D']],
  [/^bh/, ['B']],
  [/^ph/, ['F']],
  [/^ck/, ['K']],
  [/^qu/, ['K', 'W']],
  [/^q/, ['K']],
  [/^x/, ['Z']],
  [/^ts/, ['T', 'S']],
  [/^tz/, ['T', 'S']],
  [/^([bcdfgklmnprstz])\1/, []],
  [/^eou/, ['EY', 'UW']],
  [/^aye?/, ['AY']],
  [/^ai/, ['AY']],
  [/^ae/, ['AY']],
  [/^aa/, ['AA']],
  [/^au/, ['AW']],
  [/^ao/, ['AW']],
  [/^ei/, ['EY']],
  [/^ey/, ['EY']],
  [/^ee/, ['IY']],
  [/^eo/, ['IY', 'OW']],
  [/^eu/, ['Y', 'UW']],
  [/^ea/, ['IY', 'AH']],
  [/^ie/, ['IY', 'EH']],
  [/^ia$/, ['IY', 'AH']],
  [/^ia/, ['IY', 'AA']],
  [/^iy/, ['IY', 'Y']],
  [/^io/, ['IY', 'OW']],
  [/^oo/, ['UW']],
  [/^ou/, ['UW']],
  [/^oy/, ['OY']],
  [/^oi/, ['OY']],
  [/^ua/, ['W', 'AA']],
  [/^ue/, ['W', 'EH']],
  [/^ui/, ['W', 'IY']],
  [/^uy/, ['W', 'IY']],
  [/^er$/, ['ER']],
  [/^ar/, ['AA', 'R']],
  [/^ir(?![aeiou])/, ['IH', 'R']],
  [/^ur(?![aeiou])/, ['ER']],
  [/^or/, ['AO', 'R']],
  [/^a$/, ['AH']],
  [/^ah$/, ['AH']],
  [/^a/, ['AA']],
  [/^eh$/, ['EY']],
  [/^e$/, ['EY']],
  [/^e(?=[^aeiou][aeiou])/, ['EY']],
  [/^e/, ['EH']],
  [/^i$/, ['IY']],
  [/^i(?=[^aeiou][aeiou])/, ['IY']],
  [/^i/, ['IH']],
  [/^oh?$/, ['OW']],
  [/^o/, ['OW']],
  [/^u/, ['UW']],
  [/^y$/, ['IY']],
  [/^y(?=[aeiou])/, ['Y']],
  [/^y/, ['IY']],
  [/^ce/, ['S', 'EH']],
  [/^ci/, ['S', 'IY']],
  [/^b/, ['B']],
  [/^c/, ['K']],
  [/^d/, ['D']],
  [/^f/, ['F']],
  [/^g/, ['G']],
  [/^h(?=[aeiouy])/, ['HH']],
  [/^h/, []],
  [/^j/, ['JH']],
  [/^k/, ['K']],
  [/^l/, ['L']],
  [/^m/, ['M']],
  [/^n/, ['N']],
  [/^p/, ['P']],
  [/^r/, ['R']],
  [/^s/, ['S']],
  [/^t/, ['T']],
  [/^v/, ['V']],
  [/^w/, ['W']],
  [/^z/, ['Z']],
];

/**
 * English speakers may pronounce an open a as in "cat" and an unstressed e or i short: a second pronunciation of the
 * name.
 */
const ANGLICISED: Readonly<Record<string, string>> = { AA: 'AE', EY: 'EH', IY: 'IH' };

/** Up to two pronunciations (ARPAbet, separated by spaces) of a name in Latin letters. */
export function soundsOfLetters(name: string): string[] {
  let rest = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const sounds: string[] = [];
  while (rest !== '') {
    const fitting = SPELLINGS.find(([spelling]) => spelling.test(rest));
    const length = fitting === undefined || fitting[1].length === 0 ? 1 : (fitting[0].exec(rest)?.[0].length ?? 1);
    sounds.push(...(fitting?.[1] ?? []));
    rest = rest.slice(length);
  }
  const english = sounds.map((sound, at) => (at < sounds.length - 1 ? (ANGLICISED[sound] ?? sound) : sound));
  return [...new Set([sounds.join(' '), english.join(' ')])];
}
