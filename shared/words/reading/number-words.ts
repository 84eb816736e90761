const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety'.split(
    ' ',
  );

/** The value of a single number word; undefined for any other word. */
export function valueOfWord(word: string): number | undefined {
  const index = WORDS.indexOf(word);
  if (index < 0) return undefined;
  return index < 20 ? index : (index - 18) * 10;
}
