import { isNoName } from './not-names.ts';
import { opening } from '#shared/words/reading/phrase.ts';
import { originalSpan, type PlainWords, type Span } from '#shared/words/reading/plain-words.ts';
import { STATES_AND_ORIGINS } from './states-and-origins.ts';

/** A name as it is written, where it stands in the plain words, and whether one can be sure where it begins. */
export type FoundName = Span & { readonly value: string; readonly isClear: boolean };

/**
 * What stands before a name: a phrase that nothing else follows ("my name is"), a relative ("my daughter Ann"), a phrase
 * that much else follows, too ("I am"), or nothing.
 */
export type Trust = 'sure' | 'related' | 'weak' | 'bare';

/** Reads the one to three words of a name that begin at the space at an offset of the plain words. */
export type NameReader = (from: number, trust: Trust) => FoundName | undefined;

/** What shows that the words before it were a name. */
const STATED_AFTER = opening(
  '((,|[.]|and|an?|the|it|that|is|born|i|am|HE|yes) )*(\\d+|name|here|speaking|[a-z] [a-z] [a-z]|[a-z]*[^oi]th|(first|second|third) of|date of birth|male|female|aged?|(son|daughter|wife|husband|widow|mother|father) of|[swd] , o)',
);
const SKIPPED = /^(?:[,.]|the|(?:mrs?|ms|miss|mister)\.?|oh|sorry|it|is|actually|yes|yeah)$/u;
/** What somebody calls themselves before their name, and others before the name of a doctor they were sent by. */
const TITLE = /^(?:dr|doctor|prof|professor|reverend|rev|sister|father|sir|dame|captain|lady|lord)$/u;
const INTRODUCES = / (?:i am|nam is|call|i am call|thi is)(?: (?:mr|mrs|ms|dr|sir))? $/u;
const PARTICLE = /^(?:de|del|della|da|dos|di|du|van|von|der|den|bin|binti|ibn|ben|al|el|la|le|abu|y|e|o)$/u;
/** What stands before a noun and, in small letters, before no name: "it's the pollen, I'm nineteen". */
const BEFORE_NOUN = / (?:the|my|an?|h(?:is|er)|at|[^ ]*(?:th|st|rd|2nd|cond) of) $/u;
const IN_CAPITALS = /^\p{Lu}{2,}$/u;
/** Characters; more would take time in proportion to the square of the text's length. */
const LONGEST = 200;

/** Makes the reader for one text. */
export function nameReader(words: PlainWords): NameReader {
  const { text, original } = words;
  const mixed = /\p{Lu}/u.test(original) && /\p{Ll}/u.test(original);
  const wordAt = (space: number) => {
    const next = text.indexOf(' ', space + 1);
    const { start, end } = originalSpan(words, { start: space + 1, end: next });
    const said = original.slice(start, end);
    return { said, word: said.toLowerCase(), next, joined: original.slice(words.at[space], start) === '-' };
  };
  return (from, trust) => {
    let end = from;
    const isIntroduced = INTRODUCES.test(text.slice(0, from + 1));
    for (;;) {
      const { word, next } = wordAt(end);
      const isPassedOver =
        trust === 'bare'
          ? isNoName(word) && !/[.?]/u.test(word)
          : SKIPPED.test(word) || (isIntroduced && TITLE.test(bare(word)));
      if (!isPassedOver || next < 0 || end - from > LONGEST) break;
      end = next;
    }
    const start = end + 1;
    let count = 0;
    let capital = false;
    let last = '';
    let hangs = false;
    while (count < (capital ? 4 : 3) && end - start < LONGEST) {
      const { said, word, next, joined } = wordAt(end);
      // A script without capitals has none to miss.
      const isCapital = said !== word || word === word.toUpperCase();
      // "Ben" at the beginning is a whole name.
      const isParticle = count > 0 && PARTICLE.test(word);
      const particle = joined || isParticle;
      if (
        next < 0 ||
        // "SW 19", "DOB"
        (trust === 'bare' && mixed && IN_CAPITALS.test(said)) ||
        // Here it is spelled.
        (word.length === 1 && wordAt(next).word.length === 1) ||
        // "I am keeping it down"
        (!last && !isCapital && trust === 'weak' && /..ing$/u.test(word)) ||
        (!particle && isNoName(word, trust === 'sure')) ||
        // "I'm Polish"; "I am Anna French" is a name.
        (count === 0 && trust !== 'sure' && STATES_AND_ORIGINS.has(word))
      )
        break;
      if (!particle) {
        if (!count) capital = mixed && isCapital;
        if ((capital && !isCapital) || (word.length === 1 && last.length < 2)) break;
        if (word.length > 1 && word !== last) count += 1;
      }
      last = word;
      hangs = isParticle;
      end = next;
    }
    const before = text.slice(0, start);
    if (!count || hangs || (trust !== 'sure' && (!capital || trust === 'bare') && BEFORE_NOUN.test(before)))
      return undefined;
    const isStated = STATED_AFTER(text, end) !== null;
    // "Yes, hello. Chen Xiaoming."; "I am Ann Lee" has a phrase of its own.
    const isSentence =
      capital &&
      count > 1 &&
      start - from < 24 &&
      /[.,]/u.test(wordAt(end).word) &&
      !/ (?:is(?! me)|am|do|name) /u.test(before.slice(from));
    const isBacked =
      trust === 'bare'
        ? (mixed ? capital : count > 1) && (isStated || isSentence)
        : trust === 'sure' || capital || (!mixed && (trust === 'related' || count > 1 || isStated));
    if (!isBacked) return undefined;
    const span = originalSpan(words, { start, end });
    return { start, end, value: written(original.slice(span.start, span.end)), isClear: capital || count < 3 };
  };
}

/** "Dr." without its full stop. */
function bare(word: string): string {
  return word.replace(/\.$/u, '');
}

/** As it is written, where it has capitals; a name in lower or upper case only gets its capitals. Said twice, it is one. */
function written(said: string): string {
  const name = said
    .replace(/\s+/gu, ' ')
    .replace(/,? (?:u[hm]+|e[hrm]+),?(?= )/gu, '')
    .replace(/^([\p{L}-]+(?: \p{L}+)?),? \1(?= )/iu, '$1');
  const lower = name.toLowerCase();
  if (name !== lower && name !== name.toUpperCase()) return name;
  return lower.replace(/[^ ]+/gu, (word, at) => (at > 0 && PARTICLE.test(word) ? word : capitalised(word)));
}

/** A word of a name with its capitals: "Lee-Ann", "O'Brien", "McKay". */
function capitalised(word: string): string {
  return word.replace(/(?:^|-|(?<=^[od])'|(?<=^mc))\p{L}/gu, (start) => start.toUpperCase());
}
