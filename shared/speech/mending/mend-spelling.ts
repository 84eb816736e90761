/** Words mistaken for digits in a row of digits: "four, eight, to" is "four, eight, two". */
const AS_DIGITS: Readonly<Record<string, string>> = {
  to: 'two',
  too: 'two',
  for: 'four',
  ate: 'eight',
  won: 'one',
  and: 'one',
  an: 'one',
  free: 'three',
  tree: 'three',
  line: 'nine',
  nein: 'nine',
  mine: 'nine',
  fine: 'five',
  sex: 'six',
};
const DIGITS = 'zero|oh|one|two|three|four|five|six|seven|eight|nine';
const LIKE_DIGITS = Object.keys(AS_DIGITS).join('|');
const ROW = new RegExp(`(?:\\b(?:${DIGITS}|${LIKE_DIGITS}|\\d+)\\b[-.,\\s]*){4,}`, 'giu');
const LIKELY = new RegExp(`\\b(?:${LIKE_DIGITS})\\b`, 'giu');
const DIGIT = new RegExp(`\\b(?:${DIGITS})\\b|\\d`, 'giu');
const WHOLE = 10;
/** "three six one, nine-oh-two, seven eight four five" written as "361, 9002, 7845". */
const NINETY_OH = /(?<!\d)(\d{3}[-., ]+\d)00(\d[-., ]+\d{4})(?!\d)/gu;
/** "seventeen, nine years" is seventy-nine. */
const TENS_AND_ONES =
  /\b(thir|fif|six|seven|eigh|nine)teen,? (one|two|three|four|five|six|seven|eight|nine)(?=,? (?:years?|male|female)\b)/giu;

/**
 * Corrects sound-alike spellings that allow only one reading: words inside a phone number that then has ten digits,
 * "mail", "he male" and "F" for a gender, "Hi, in" before a name, "15-9 years" and "page 15.9" for fifty-nine, "for T6
 * years" for forty-six, "2006, 987-6543" for two-oh-six, "erroneous" for a runny nose.
 */
export function mendSpelling(text: string): string {
  return text
    .replaceAll(/\bphon(?:ate|et)\b/giu, 'phone eight')
    .replaceAll(/\berroneous\b/giu, 'a runny nose')
    .replaceAll(/\bjoined pain/giu, 'joint pain')
    .replaceAll(ROW, wholeNumber)
    .replaceAll(NINETY_OH, '$10$2')
    .replaceAll(/(?<=[,.] )H\.? ?(?=(?:\d{1,2}|(?:twen|thir|for|fif|six|seven|eigh|nine)ty)\b)/gu, 'age ')
    .replaceAll(
      /(?<=\b(?:old\.?|age [\w-]+|name is [\w' -]{3,40}),? )(fe)?mail\b|\b(fe)?mail(?=,? (?:aged?\b|\d+[, ]))/giu,
      '$1$2male',
    )
    .replaceAll(/\b(?:he|fee|see) male\b/giu, 'female')
    .replaceAll(/\bfor T-?([1-9])(?=,? years?\b)/gu, '4$1')
    .replaceAll(/\bage ([2-9])t-?([1-9])\b/giu, 'age $1$2')
    .replaceAll(TENS_AND_ONES, '$1ty $2')
    .replaceAll(/(?<=\bold,? )F(?=[.,])/gu, 'female')
    .replaceAll(/\b([2-9])00([1-9])(?=[-,. ]+\d{3}-\d{4}\b)/gu, '$10$2')
    .replace(/^((?:hi|high|hello|good \w+),? )in (?=\p{Lu})/iu, "$1I'm ")
    .replaceAll(/\bpage (?=\d{1,2}\b)/giu, 'age ')
    .replaceAll(/\bage 1([3-9])(?:-|\.(?!5))([1-9])\b/giu, 'age $1$2')
    .replaceAll(/\b1([3-9])(?:-|\.(?!5))([1-9])(?=,? (?:years?|(?:fe)?male)\b)/gu, '$1$2');
}

function wholeNumber(row: string): string {
  if (digitsIn(row) === WHOLE) return row;
  // The row may begin with a word of the preceding sentence ("call me at", "phone and").
  const [, first = '', rest = ''] = /^(\w+[-.,\s]*)(.*)$/su.exec(row) ?? [];
  for (const [kept, said] of [
    ['', row],
    [first, rest],
  ] as const) {
    const likely = said.replaceAll(LIKELY, (word) => AS_DIGITS[word.toLowerCase()] ?? word);
    if (digitsIn(likely) === WHOLE) return kept + likely;
  }
  return row;
}

function digitsIn(said: string): number {
  return [...said.matchAll(DIGIT)].length;
}
