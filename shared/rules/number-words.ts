const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');

/** The value of a single number word or of digits; undefined for any other word. */
export function valueOfWord(word: string): number | undefined {
  if (/^\d+$/u.test(word)) return Number(word);
  const small = SMALL.indexOf(word);
  if (small >= 0) return small;
  const tens = TENS.indexOf(word.replace('fourty', 'forty'));
  return tens < 0 ? undefined : tens * 10 + 20;
}
