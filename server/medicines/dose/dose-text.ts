import { plain } from '#server/medicines/read/statements.ts';

/** A number, as it stands after `doseText`. */
export const NUMBER = String.raw`(?<![\d./])\d+(?:\.\d+)?(?![\d]|\.\d)`;
export const UNIT = '(mgs?|milligram(?:me)?s?|mcgs?|ug|[µμ]g|microgram(?:me)?s?|gms?|g|gram(?:me)?s?)(?![a-z])';
/** What is counted at a dose. */
export const COUNTED =
  '(?:tablets?|tabs?|capsules?|caps?|caplets?|pills?|sachets?|puffs?|sprays?|inhalations?|lozenges?|pastilles?|suppositor(?:y|ies)|ampoules?|vials?|patch(?:es)?)\\b';

/** “1-0-1”, once it is “1+0+1”. */
export const SCHEDULE = String.raw`(?<![\d.+])(?:1[0-2]|\d)(?:\.5)?(?:\+(?:1[0-2]|\d)(?:\.5)?){2,5}(?![\d.+])`;

const UNITS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const TEENS = ['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen'];
const TENS = ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];
const COUNTS = [
  ...UNITS,
  ...TEENS,
  'nineteen',
  ...TENS.flatMap((ten) => [ten, ...UNITS.map((unit) => `${ten} ${unit}`)]),
];
const WORDS: Readonly<Record<string, string>> = Object.fromEntries([
  ...COUNTS.map((word, index) => [word, String(index + 1)] as const),
  ['once', '1 times'],
  ['twice', '2 times'],
  ['thrice', '3 times'],
  ['single', '1'],
]);
const FRACTIONS = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);
const WORD = new RegExp(
  `\\b(?:${Object.keys(WORDS)
    .toSorted((one, other) => other.length - one.length)
    .join('|')})\\b`,
  'gu',
);
const ROMAN = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii'];
const BEFORE_HOW_OFTEN =
  '(?= ?(?:[;,]|$|(?:od|om|mane|nocte|nightly|bd|bid|tds|tid|qds|qid|qam|qpm|qhs|hs|daily|every|at|in|prn)\\b))';
/** “ii tabs”, “vi nocte”, “TT qds”: counts; “iv” and “i” only beside what is counted, “iv tds” is into a vein. */
const ROMAN_COUNT = new RegExp(
  `(?<![\\w'/]|type |stage |class |grade |angiotensin )(?:(viii|vii|vi|v|iv|iii|ii|i|tt)(?= ?${COUNTED})|(viii|vii|vi|iii|ii|tt)${BEFORE_HOW_OFTEN})`,
  'gu',
);
/** Latin of American prescriptions. */
const LATIN: readonly (readonly [RegExp, string])[] = [
  [/\bqam\b/gu, 'in the morning'],
  [/\bqpm\b/gu, 'in the evening'],
  [/\bq?hs\b/gu, 'at night'],
  [/\bq?ac\b/gu, 'before meals'],
  [/\bq?pc\b/gu, 'after meals'],
  [/\b(?:qod|eod|alt\.? days?)\b/gu, 'every other day'],
];
const PART_OF = /(?:(?<!\d)(\d+) )?(?<![\d/.])([13])\/([24])(?![\d/])/gu;
const ARTICLE = new RegExp(`\\ban? (?=(?:\\p{L}+ )?${COUNTED})`, 'gu');

/** A plain text with figures as figures: “1½” is 1.5, “1,000” is 1000, “0,5” is 0.5, “4-6” is “4 to 6”, “1-0-1” is “1+0+1”. */
export function withFigures(text: string): string {
  return plain(
    text
      .replaceAll(/(?:(?<!\d)(\d+) ?)?([½¼¾])/gu, (_, whole: string | undefined, part: string) =>
        String(Number(whole ?? 0) + (FRACTIONS.get(part) ?? 0)),
      )
      .replaceAll(/(?<![\d.,])([1-9]\d{0,2}),(\d{3})(?![\d.])/gu, '$1$2')
      .replaceAll(/(?<=\d)[,·](?=\d)/gu, '.')
      .replaceAll(
        /(?<![\d.])(?:1[0-2]|\d)(?:\.5)?(?: ?[-‐‑–—+] ?(?:1[0-2]|\d)(?:\.5)?){2,5}(?![\d.]| ?[-‐‑–—+] ?\d)/gu,
        (all) => all.replaceAll(/ ?[-‐‑–—+] ?/gu, '+'),
      )
      .replaceAll(/(?<=\d) ?[-‐‑–—] ?(?=\d)/gu, ' to '),
  );
}

/** A text of a prescription with its number words as figures, too: “one and a half” is 1.5, “twice” is “2 times”. */
export function doseText(text: string): string {
  return inPlainEnglish(withFigures(text))
    .replaceAll(/(?<=^|[ ;(])\.(?=\d)/gu, '0.')
    .replaceAll(/\bevery (?:other|second|alternate) hour\b/gu, 'every 2 hours')
    .replaceAll(/(?<![\d./]|\bmax\w* )([1-8]|12)\/24(?![\d/]| ?h)/gu, 'every $1 hours')
    .replaceAll(/(?<=\d ?)(?:mls|millilit(?:re|er)s?|ccs?)\b/gu, 'ml')
    .replaceAll(/\bat once\b/gu, 'at a time')
    .replaceAll(PART_OF, (_, whole: string | undefined, over: string, under: string) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replaceAll(WORD, (word) => WORDS[word] ?? word)
    .replaceAll(/(?<!\d)(\d+) and (?:a |0\.5|1\/)?(?:half|0\.5)\b/gu, '$1.5')
    .replaceAll(/\b(?:1 |a )?half(?: of)?(?: an?\b| 1\b)?/gu, '0.5')
    .replaceAll(/\b(?:1 |a )?quarter(?: of)?(?: an?\b| 1\b)?/gu, '0.25')
    .replaceAll(ARTICLE, '1 ');
}

function inPlainEnglish(text: string): string {
  const joined = text.replaceAll(/(?<![a-z])([a-z])\. ?([a-z])\.(?: ?([a-z])\.)?/gu, '$1$2$3');
  return LATIN.reduce((rest, [latin, said]) => rest.replaceAll(latin, said), joined).replaceAll(ROMAN_COUNT, (roman) =>
    roman === 'tt' ? '2' : String(ROMAN.indexOf(roman) + 1),
  );
}
