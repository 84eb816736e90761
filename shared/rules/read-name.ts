import { isNoName } from './not-names.ts';
import { valueOfWord } from './number-words.ts';
import { opening } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

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
  '((,|[.]|and|an?|the|it|that|is|my|his|her|born|on|i|am|HE|no|yes|yeah|problem) )*(\\d+(?! (a|time|tablet|pill|mg) )|name|here|speaking|calling|[a-z] [a-z] [a-z]|[a-z] (for|as)|with [a-z]|[a-z]*[^oi]th|(first|second|third) of|dob|date of birth|male|female|aged?)',
);
/** A greeting and an answer or two; more would take time in proportion to the square of the text's length. */
const MOST_PASSED_OVER = 40;
/** The words of a name with its particles and what is said twice; "drinks drinks drinks …" would have no end. */
const MOST_READ = 16;
const SKIPPED = /^(?:[,.]|the|(?:mrs?|ms|miss|mister)\.?|herr|frau|doktor|oh|sorry|it|is|actually|yes|yeah)$/u;
/** In small letters: with a capital it is a surname. */
const FILLER = /^(?:u[hm]+|e(?:[hr]+m?|m))$/u;
const PARTICLE = /^(?:de|del|della|da|dos|di|du|van|von|der|den|bin|binti|ibn|ben|al|el|la|le|san|abu|y|e|o|ul|st)$/u;

/** What a verb has after it and a name has not: "my mother gives her the bottle". */
const ITS_OBJECT = /^(?:h(?:er|im)|me|us|the|an?|my|it|to|up)$/u;
/** What stands before a noun and, in small letters, before no name: "it's the pollen, I'm nineteen". */
const BEFORE_NOUN = / (?:the|my|an?|h(?:is|er)) $/u;
/** What is taken is a medicine: "I take Tylenol, two in the morning". */
const TAKEN = / (?:tak|took|use|tri|on|from|at|in) $/u;
const IN_CAPITALS = /^(?=.*\p{Lu})[^\p{Ll}]{2,}$/u;
/** "It's LS six": what follows is mostly no name. */
const AFTER_IT_IS = / (?:it|that) is (?:the )?$/u;
/** After these characters "it's" is about what hurts. */
const FIRST_WORDS = 120;
/** Months that are names, too. */
const MONTH_NAME = /^(?:april|may|june)$/u;
/** At the beginning of a name it is a whole one. */
const FIRST_NAME = /^(?:ben|al)$/u;

/** Makes the reader for one text; `symptoms` are stretches that cannot be a name. */
export function nameReader(words: PlainWords, symptoms: readonly Span[]): NameReader {
  const { text, original } = words;
  const mixed = /\p{Lu}/u.test(original) && /\p{Ll}/u.test(original);
  const wordAt = (space: number): { said: string; word: string; next: number; joined: boolean } => {
    const next = text.indexOf(' ', space + 1);
    const { start, end } = originalSpan(words, { start: space + 1, end: next });
    const said = original.slice(start, end);
    return { said, word: said.toLowerCase(), next, joined: original.slice(words.at[space], start) === '-' };
  };
  const isLoneAcronym = (count: number, start: number, next: number): boolean =>
    count === 0 && AFTER_IT_IS.test(text.slice(0, start)) && !IN_CAPITALS.test(wordAt(next).said);
  return (from, trust) => {
    const isPassedOver = ({ word, next }: { word: string; next: number }): boolean =>
      next > 0 && (trust === 'bare' ? isNoName(word) && !/[.?]/u.test(word) : SKIPPED.test(word));
    let end = from;
    for (let passed = 0; passed < MOST_PASSED_OVER && isPassedOver(wordAt(end)); passed += 1) end = wordAt(end).next;
    const start = end + 1;
    let count = 0;
    let capital: boolean | undefined;
    let isEnough = false;
    let last = '';
    for (let read = 0; count < (capital === true ? 4 : 3) && read < MOST_READ; read += 1) {
      const { said, word, next, joined } = wordAt(end);
      if (count > 0 && FILLER.test(said) && !isNoName(wordAt(next).word)) {
        end = next;
        continue;
      }
      const particle = PARTICLE.test(word) && (end >= start || !FIRST_NAME.test(word));
      // "I am keeping it down"; "the twelfth of June".
      if (count === 0 && said === word && trust === 'weak' && /..ing$/u.test(word)) break;
      if (
        count === 0 &&
        trust === 'bare' &&
        MONTH_NAME.test(word) &&
        (text.slice(0, end).endsWith(' of') || wordAt(next).word === 'the')
      )
        break;
      // Here it is spelled.
      if (word.length === 1 && wordAt(next).word.length === 1) break;
      // "SW 19", "DOB"; "it's the COPD"
      if (mixed && IN_CAPITALS.test(said) && (trust === 'bare' || isLoneAcronym(count, start, next))) break;
      // A script without capitals has none to miss.
      const isCapital = said !== word || word === word.toUpperCase();
      const isSurname = count > 0 && capital === true && isCapital;
      if (
        next < 0 ||
        (!particle &&
          !(joined && /^\p{L}/u.test(word) && valueOfWord(word) === undefined) &&
          isNoName(word, trust === 'sure' && (count === 0 || STATED_AFTER(text, next) !== null), isSurname))
      )
        break;
      if (symptoms.some((symptom) => end + 1 >= symptom.start && end + 1 < symptom.end)) break;
      if (!particle && !joined) {
        capital ??= mixed && isCapital;
        if ((capital && !isCapital) || (word.length === 1 && last.length < 2)) break;
        if (word.length > 1 && word !== last) count += 1;
      }
      isEnough ||= count > 1 || joined || capital === true;
      last = word;
      end = next;
    }
    if (count === 0 || (PARTICLE.test(last) && !(count === 1 && FIRST_NAME.test(last)))) return undefined;
    const next = wordAt(end).word;
    // "… i'm thirty seven olena" ends what was said.
    const isStated =
      STATED_AFTER(text, end) !== null || (/^(?:s?he)?$/u.test(next) && /\d $/u.test(text.slice(0, start)));
    // "Yes, hello. Chen Xiaoming."; "I am Ann Lee" has a phrase of its own.
    const isOpening = start - from < 24 && !/ (?:is(?! me)|am|do|name) /u.test(text.slice(from, start));
    // "Hiya, yeah, Tom Ashdown, so I've …", without marks.
    const isGreeting = !mixed && from === 0 && count > 1 && /^(?:so|i|it|yes|yeah|from)$/u.test(next);
    // After a greeting a comma does: "Can you hear me? Tariq Mahmood, and …"; "12 Beech Grove" is an address.
    const isWhole = (next === '.' || (next === ',' && start < 40)) && !/\d $/u.test(text.slice(0, start));
    const isSentence = isOpening && (isGreeting || (count > 1 && capital === true && isWhole));
    const isLate = start > FIRST_WORDS && AFTER_IT_IS.test(text.slice(0, start));
    const isNoun = (capital !== true || trust === 'bare') && BEFORE_NOUN.test(text.slice(0, start));
    const isBacked = {
      sure: true,
      related: capital === true || (!mixed && !ITS_OBJECT.test(next)),
      weak: capital === true || (!mixed && (count > 1 && !isLate ? /^.$/u.test(next) || isNoName(next) : isStated)),
      bare: capital === mixed && isEnough && (isStated || isSentence),
    };
    const isTaken = trust === 'bare' && TAKEN.test(text.slice(0, start));
    if (!isBacked[trust] || isTaken || (isNoun && trust !== 'sure')) return undefined;
    const span = originalSpan(words, { start, end });
    return { start, end, value: written(original.slice(span.start, span.end)), isClear: capital === true || count < 3 };
  };
}

/** As it is written, where it has capitals; a name in lower or upper case only gets its capitals. Said twice, it is one. */
function written(said: string): string {
  const name = said
    .replace(/\s+/gu, ' ')
    .replace(/,? (?:u[hm]+|e(?:[hr]+m?|m)),?(?= )/gu, '')
    .replace(/^([\p{L}-]+(?: \p{L}+)?),? \1(?= )/iu, '$1')
    .replace(/ (\p{L}+) \1$/iu, ' $1')
    // "The name is Bond, James Bond."
    .replace(/^(\p{L}+)(?:,|(?<=^\p{Ll}+)) (?=\p{L}+ \1$)/u, '');
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLE.test(word) ? word : capitalised(word)))
    .join(' ');
}

/** A word of a name with its capitals: "Lee-Ann", "O'Brien", "McKay". */
export function capitalised(word: string): string {
  return word.replace(/(?:^|-|(?<=^[od])'|(?<=^mc))\p{L}/gu, (start) => start.toUpperCase());
}
