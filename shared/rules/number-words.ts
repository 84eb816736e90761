const UNITS = 'one two three four five six seven eight nine'.split(' ');
const TEENS = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

const VALUES = new Map<string, number>([
  ['zero', 0],
  ['a', 1],
  ['fourty', 40],
  ...UNITS.map((word, index) => [word, index + 1] as const),
  ...TEENS.map((word, index) => [word, index + 10] as const),
  ...TENS.map((word, index) => [word, (index + 2) * 10] as const),
]);

const BELOW_HUNDRED = `((${TENS.join('|')}|fourty)( (${UNITS.join('|')}))?|${[...TEENS, ...UNITS].join('|')}|zero)`;

/** Source of a pattern for a whole number up to 199 in digits or in words, American or British ("one hundred and two"). */
export const NUMBER = `(\\d{1,3}|(a|one) hundred( (and )?${BELOW_HUNDRED})?|${BELOW_HUNDRED})`;

/** The value of a single number word or digits; undefined for any other word. */
export function valueOfWord(word: string): number | undefined {
  return /^\d+$/u.test(word) ? Number(word) : VALUES.get(word);
}

/** The value of what `NUMBER` matched. */
export function valueOfNumber(words: string): number {
  let value = 0;
  for (const word of words.split(' ')) {
    if (word === 'hundred') value *= 100;
    else if (word !== 'and') value += valueOfWord(word) ?? 0;
  }
  return value;
}
