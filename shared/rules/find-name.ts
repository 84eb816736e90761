import { isNoName } from './not-names.ts';
import { COME_FOR, RELATION, RELATIVE, type PatientPerson } from './patient-person.ts';
import { opening, phrase } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

/** The patient's name as it is written, and where it stands in the plain words. */
export type FoundName = Span & { readonly value: string };

/** How much a name that is read must be backed by what stands around it. */
type Trust = 'sure' | 'weak' | 'bare';

const NAME = '(full |first )?name( is)*';
/** The phrases that a name follows, the surest first. */
const SURE_FOR_ANOTHER = [
  `(his|her|their|the|patient|pt|${RELATION})( is)? ${NAME}`,
  `(HE|${RELATION})( is| are)? (called|named)|(patient|pt)( is)?`,
  `(my|our|this|the|an?) ${RELATIVE}( is| here| in| ,)*`,
].map((said) => phrase(said));
const SURE_FOR_ONESELF = [
  `(my|the|patient) ${NAME}|(me|i am|man|woman)( is)? (called|named)|call me|put( me)? down( as)?`,
  `${NAME}|patient( is)?|registering`,
].map((said) => phrase(said));
/** These are followed by many other things, too. */
const AFTER_AGE = '(HE is|am) \\d+( year)?( old| of age)?( ,)?|(male|female) ,';
const WEAK_FOR_ANOTHER = phrase(`${AFTER_AGE}|on behalf of|register|${COME_FOR}|brought( in)?|HE is|for`);
const WEAK_FOR_ONESELF = phrase(`${AFTER_AGE}|(i am|am|this is|myself)|(it|that) is`);
const LAST_NAME = phrase('(last name|surname|family name)( is)*');
const STATED_AFTER = opening(
  '((,|[.]|and|the|it|that|is|my|born|of|on) )*(\\d+|name|here|[a-z]*th|first|second|third|dob|date|male|female|aged?)',
);
const SAYS_WHO = opening('(here|speaking|calling)|((, |and )*(i am|HE is|aged?) )?(aged? )?\\d+|my date|date');
/** Before the last two words and a number, as in "my calf hurts ann lee forty". */
const BEFORE_LAST_AGE = /(?=(?: [^ ]+){2}(?: (?:ag|male|female))* \d+(?: year)?(?: old)?(?: [.])? $)/gu;
const SKIPPED = /^(?:[,.]|the|(?:mrs?|ms|miss)\.?|is|actually)$/u;
const PARTICLE = /^(?:de|del|della|da|dos|di|du|van|von|der|den|bin|binti|ibn|ben|al|el|la|le|san|abu|y|e|o|ul|st)$/u;

/**
 * The patient's name: of the one they have come for, else after "my name is", "I am", "this is" …, else standing alone
 * before a date of birth or an age. `symptoms` are stretches that cannot be a name.
 */
export function findName(words: PlainWords, patient: PatientPerson, symptoms: readonly Span[]): FoundName | undefined {
  const read = nameReader(words, symptoms);
  const after = (said: RegExp, trust: Trust): FoundName | undefined => {
    let best: FoundName | undefined;
    for (const match of words.text.matchAll(said)) {
      const name = read(match.index + match[0].length, trust);
      // "This is Jack. … My name is Jack Armani": the fuller of the same name.
      if (name !== undefined && (best === undefined || name.value.startsWith(`${best.value} `))) best = name;
    }
    return best && completed(words, best, read);
  };
  for (const said of patient.other ? SURE_FOR_ANOTHER : SURE_FOR_ONESELF) {
    const name = after(said, 'sure');
    if (name !== undefined) return name;
  }
  const weak = after(patient.other ? WEAK_FOR_ANOTHER : WEAK_FOR_ONESELF, 'weak');
  return weak ?? after(/^(?= )| [.?](?= )/gu, 'bare') ?? after(BEFORE_LAST_AGE, 'weak');
}

type NameReader = (from: number, trust: Trust) => FoundName | undefined;

/** Reads the one to three words of a name that begin at the space at an offset of the plain words. */
function nameReader(words: PlainWords, symptoms: readonly Span[]): NameReader {
  const { text, original } = words;
  const mixed = /\p{Lu}/u.test(original) && /\p{Ll}/u.test(original);
  const wordAt = (space: number): { said: string; word: string; next: number; joined: boolean } => {
    const next = text.indexOf(' ', space + 1);
    const { start, end } = originalSpan(words, { start: space + 1, end: next });
    const said = original.slice(start, end);
    return { said, word: said.toLowerCase(), next, joined: original.slice(words.at[space], start) === '-' };
  };
  const isPassedOver = (space: number, bare: boolean): boolean => {
    const { word, next } = wordAt(space);
    return next > 0 && (bare ? isNoName(word) && !/[.?]/u.test(word) : SKIPPED.test(word));
  };
  return (from, trust) => {
    let end = from;
    while (isPassedOver(end, trust === 'bare')) end = wordAt(end).next;
    const start = end + 1;
    let count = 0;
    let capital: boolean | undefined;
    let last = '';
    while (count < 3) {
      const { said, word, next, joined } = wordAt(end);
      const particle = PARTICLE.test(word);
      if (next < 0 || (!particle && isNoName(word))) break;
      if (symptoms.some((symptom) => end + 1 >= symptom.start && end + 1 < symptom.end)) break;
      if (!particle && !joined) {
        // A script without capitals has none to miss.
        const isCapital = said !== word || word === word.toUpperCase();
        capital ??= mixed && isCapital;
        if ((capital && !isCapital) || (word.length === 1 && last.length < 2)) break;
        if (word.length > 1) count += 1;
      }
      last = word;
      end = next;
    }
    if (count === 0 || PARTICLE.test(last)) return undefined;
    const bare = trust === 'bare' && (capital ?? mixed) === mixed && STATED_AFTER(text, end) !== null;
    const backed = capital === true || ((count > 1 || SAYS_WHO(text, end) !== null) && isNoName(wordAt(end).word));
    if (trust !== 'sure' && !(trust === 'bare' ? bare && (count > 1 || capital) : backed)) return undefined;
    const span = originalSpan(words, { start, end });
    return { start, end, value: written(original.slice(span.start, span.end)) };
  };
}

/** "My first name is Ann, last name Lee"; "it's Ann. Ann Lee". */
function completed({ text }: PlainWords, name: FoundName, read: NameReader): FoundName {
  const again = / [,.]/u.test(text.slice(name.end, name.end + 2)) ? read(name.end + 2, 'sure') : undefined;
  if (again?.value.startsWith(`${name.value} `)) return again;
  const [match] = text.slice(name.end, name.end + 60).matchAll(LAST_NAME);
  const last = match && read(name.end + match.index + match[0].length, 'sure');
  if (last === undefined || name.value.includes(last.value)) return name;
  return { start: name.start, end: last.end, value: `${name.value} ${last.value}` };
}

/** As it is written, where it has capitals; a name in lower or upper case only gets its capitals. */
function written(said: string): string {
  const name = said.replace(/\s+/gu, ' ');
  if (name !== name.toLowerCase() && name !== name.toUpperCase()) return name;
  return name
    .toLowerCase()
    .split(' ')
    .map((word, index) => (index > 0 && PARTICLE.test(word) ? word : capitalised(word)))
    .join(' ');
}

function capitalised(word: string): string {
  return word.replace(/(?:^|-|(?<=^[od])'|(?<=^mc))\p{L}/gu, (start) => start.toUpperCase());
}
