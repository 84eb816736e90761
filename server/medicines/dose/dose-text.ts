import { plain } from '#server/medicines/read/statements.ts';

/** A number, as it stands after `doseText`. */
export const NUMBER = String.raw`(?<![\d./])\d+(?:\.\d+)?(?![\d]|\.\d)`;
export const UNIT = '(mg|milligram(?:me)?s?|mcg|ug|[µμ]g|microgram(?:me)?s?|gms?|g|gram(?:me)?s?)(?![a-z])';
/** What is counted at a dose. */
export const COUNTED =
  '(?:tablets?|tabs?|capsules?|caps?|caplets?|pills?|sachets?|puffs?|sprays?|inhalations?|lozenges?|pastilles?|suppositor(?:y|ies)|ampoules?|vials?|patch(?:es)?)\\b';

const WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
    .map((word, index) => [word, String(index + 1)] as const)
    .concat([
      ['once', '1 times'],
      ['twice', '2 times'],
      ['thrice', '3 times'],
      ['single', '1'],
    ]),
);
const FRACTIONS = new Map([
  ['½', 0.5],
  ['¼', 0.25],
  ['¾', 0.75],
]);
const WORD = new RegExp(`\\b(?:${Object.keys(WORDS).join('|')})\\b`, 'gu');
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
      .replaceAll(/(?<![\d.])(\d(?:\.5)?)((?: ?[-‐‑–—+] ?\d(?:\.5)?){2,3})(?![\d.])/gu, (all) =>
        all.replaceAll(/ ?[-‐‑–—+] ?/gu, '+'),
      )
      .replaceAll(/(?<=\d) ?[-‐‑–—] ?(?=\d)/gu, ' to '),
  );
}

/** A text of a prescription with its number words as figures, too: “one and a half” is 1.5, “twice” is “2 times”. */
export function doseText(text: string): string {
  return withFigures(text)
    .replaceAll(/(?<=\d ?)(?:mls|millilit(?:re|er)s?|ccs?)\b/gu, 'ml')
    .replaceAll(/\bat once\b/gu, 'at a time')
    .replaceAll(PART_OF, (_, whole: string | undefined, over: string, under: string) =>
      String(Number(whole ?? 0) + Number(over) / Number(under)),
    )
    .replaceAll(/(?<![a-z])([a-z])\. ?([a-z])\.(?: ?([a-z])\.)?/gu, '$1$2$3')
    .replaceAll(WORD, (word) => WORDS[word] ?? word)
    .replaceAll(/(?<!\d)(\d+) and (?:a |0\.5|1\/)?(?:half|0\.5)\b/gu, '$1.5')
    .replaceAll(/\b(?:1 |a )?half(?: of)?(?: an?\b| 1\b)?/gu, '0.5')
    .replaceAll(/\b(?:1 |a )?quarter(?: of)?(?: an?\b| 1\b)?/gu, '0.25')
    .replaceAll(ARTICLE, '1 ');
}
