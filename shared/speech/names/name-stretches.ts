import type { Stretch } from '#shared/speech/moonshine/questions.ts';
import { bare } from '#shared/speech/mending/mended-words.ts';

/** Phrases that a name follows. After the weak ones a name needs a capital, because much else follows them too. */
const CARRIERS: readonly { readonly words: readonly string[]; readonly isSure: boolean }[] = [
  { words: ['name', 'is'], isSure: true },
  { words: ["name's"], isSure: true },
  { words: ['i', 'am'], isSure: false },
  { words: ["i'm"], isSure: false },
  { words: ['im'], isSure: false },
  { words: ['hi', 'in'], isSure: false },
  { words: ['this', 'is'], isSure: false },
];
/** What comes after a name. */
const AFTER = new Set(
  "i i'm i've im and age aged female male mail femail man woman my with he she it it's the from here speaking have calling born year years".split(
    ' ',
  ),
);
const MOST_WORDS = 4;
/** At most this many words are heard in place of a name. */
const MOST_HEARD = 6;
const PERSON = /^(?:aged?|(?:fe)?ma(?:le|il)|man|woman)$/;

/**
 * Where the speaker's name may be, the likeliest stretch first: up to the first punctuation mark or to what follows a
 * name. The engine may have put punctuation inside the name or heard its end as a separate word ("Monica Ray, as I am":
 * Monica Reyes).
 */
export function nameStretches(words: readonly string[]): Stretch[] {
  const said = words.map((word) => bare(word).toLowerCase());
  for (const { words: carrier, isSure } of CARRIERS) {
    for (const index of said.keys()) {
      if (!carrier.every((word, at) => said[index + at] === word)) continue;
      const from = index + carrier.length;
      const isName = /^\p{Lu}/u.test(words[from] ?? '') || (isSure && /^\p{L}/u.test(words[from] ?? ''));
      if (!isName || (!isSure && isAfter(said[from]))) continue;
      const stretches = from > 0 ? stretchesAt(words, said, from) : [];
      if (stretches.length > 0) return stretches;
    }
  }
  return [];
}

function stretchesAt(words: readonly string[], said: readonly string[], from: number): Stretch[] {
  const endsName = (at: number) => isSpelledAt(said, at) || (isAfter(said[at]) && !isWithin(words, said, at));
  let stop = from + 1;
  while (stop < words.length && stop - from <= MOST_WORDS && !endsName(stop)) stop += 1;
  const isStopped = stop - from <= MOST_WORDS;
  const mark = words.slice(from, stop).findIndex((word) => /[.,?!;]$/.test(word));
  const toMark = mark < 0 ? stop : from + mark + 1;
  const ends = isStopped ? [toMark, stop] : [toMark];
  const known = [...new Set(ends)].filter((to) => to - from <= MOST_WORDS);
  const wider = toMark === from + 1 ? beforePerson(said, from + 2) : -1;
  return [...known, ...(wider > stop && wider - from <= MOST_HEARD ? [wider] : [])].map((to) => ({ from, to }));
}

/**
 * Where age or gender begins: after a single word, what lies in between may be the family name ("Dmit. Yeah, I've all
 * come. I'm 61").
 */
function beforePerson(said: readonly string[], from: number): number {
  const at = said.findIndex((word, index) => index >= from && (PERSON.test(word) || isNumber(word)));
  const lead = said[at - 1] === "i'm" ? 1 : said[at - 1] === 'am' && said[at - 2] === 'i' ? 2 : 0;
  return at - lead;
}

/** "Samuel and Amy, male": Samuel Adeyemi. */
function isWithin(words: readonly string[], said: readonly string[], at: number): boolean {
  return said[at] === 'and' && /^\p{Lu}.*[.,]$/u.test(words[at + 1] ?? '') && !isAfter(said[at + 1]);
}

/** "Anna Reid R E I D", "R-E-I-D": the letters spell the name and are not part of it. A single letter is an initial. */
function isSpelledAt(said: readonly string[], at: number): boolean {
  const isLetter = (word = '') => /^\p{L}$/u.test(word);
  return /^\p{L}(?:-\p{L})+$/u.test(said[at] ?? '') || (isLetter(said[at]) && isLetter(said[at + 1]));
}

/** Whether a written word follows a name and is not part of it. */
export function isAfterName(text: string): boolean {
  return isAfter(bare(text).toLowerCase());
}

function isAfter(word = ''): boolean {
  return AFTER.has(word) || isNumber(word);
}

function isNumber(word: string): boolean {
  return /^\d/.test(word) || /^(ten|eleven|twel|thir|fourt|fif|sixt|sevent|eight|ninet|twent|fort)/.test(word);
}
