import { isNoName } from './not-names.ts';
import { NUMBER } from './number-words.ts';
import { ADJECTIVES, RELATION, type PatientPerson } from './patient-person.ts';
import { phrase } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

/** The patient's name as it is written, where it stands in the original, and where it ends in the plain words. */
export type FoundName = Span & { readonly value: string; readonly plainEnd: number };

/** A phrase that a name follows. A weak one ("it's", "I'm") is followed by many other things, too. */
type Carrier = { readonly said: RegExp; readonly weak?: boolean };

const FULL = '(full |first )?';
const FOR_ANOTHER: readonly Carrier[] = [
  {
    said: phrase(
      `(patient|${RELATION})('s|s)? ${FULL}name('s| is| :)?|(?<!(contact|doctor|gp|kin) )(his|her|their) ${FULL}name('s| is| :)?`,
    ),
  },
  {
    said: phrase(
      `(he|she|they|who|${RELATION})('s| is| are)? (called|named)|new patient( is| :)?|(the )?patient( is| :)?`,
    ),
  },
  { said: phrase(`(my|our|this|the|an?) ${ADJECTIVES}${RELATION}( is| here| in| ,)?( is)?`) },
  {
    said: phrase(
      'on behalf of|regist*|sign up|book*( in)?|(appointment|calling|here|ringing|phoning|come|coming|came|visit) (for|about|with|regarding)|brought( in)?',
    ),
    weak: true,
  },
  { said: phrase("(he|she)('s| is)|for"), weak: true },
];
const FOR_ONESELF: readonly Carrier[] = [
  {
    said: phrase(
      `(my|the|patient) (full |first |given )?name('s|s| is| :)?( is)?|(patient|me|i'm|i am|man|woman)( is)? (called|named)|call me|they call me|i go by`,
    ),
  },
  { said: phrase(`${FULL}names?('s| is| :)?|new patient( is| :)?|patient( is| :)?`) },
  { said: phrase("i'm|am|im|this is|myself"), weak: true },
  { said: phrase("it's|it is|its|that's|that is|thats"), weak: true },
];
const LAST_NAME = phrase("(and )?(my |her |his )?(last name|surname|family name)('s| is| :)?");
const OPENING =
  /^(?: (?:yes|yeah|yep|ya|ok|okay|so|hi|hello|hey|good|morning|afternoon|evening|day|sure|right|alright|well|please|doctor|dr|nurse|sir|madam|there|thanks|thank|you|and|i|that's|it's|namaste|greetings|[,.?]))*(?= )/u;
const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|april?|may|june?|july?|aug(?:ust)?|sept(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const BORN = `(?:(?:,|and|the|it's|that's|my|is|born|of|on) )*(?:date of birth|dob|born|${MONTH}|(?:${NUMBER} )?(?:first|second|third|[a-z]+th|\\d+(?:st|nd|rd|th))|\\d+ ${MONTH}|${NUMBER} (?:years?|yrs?|yo|male|female|m|f)|\\d+(?:yo|y|m|f)|male|female|aged?)`;
const STATED_AFTER = new RegExp(`^ ${BORN}(?= )|^ , ${NUMBER} (?=[,.])`, 'u');
const ENDS_A_NAME = new RegExp(
  `^ (?:$|[,.?:]|and|i'm|i am|im|i|my|here|speaking|calling|from|female|male|age|aged|phone|it's|that's|he's|she's|he|she|who|who's|is|in|has|with|${NUMBER}|date|dob|born|number|mobile)(?: |$)`,
  'u',
);
const PARTICLE =
  /^(?:de|del|della|di|da|das|dos|du|van|von|der|den|ter|ten|bin|binti|binte|bint|ibn|ben|al|el|la|le|san|abu|mac|o|y|e|ap|ul|ur|st|af|av|zu)$/u;

/**
 * The patient's name: of the one they have come for, else after "my name is", "I am", "this is" …, else standing alone
 * before a date of birth or an age. `symptoms` are stretches that cannot be a name.
 */
export function findName(words: PlainWords, patient: PatientPerson, symptoms: readonly Span[]): FoundName | undefined {
  const reader = nameReader(words, symptoms);
  const carriers = patient.other ? FOR_ANOTHER : FOR_ONESELF;
  for (const { said, weak } of carriers) {
    let best: FoundName | undefined;
    for (const match of words.text.matchAll(said)) {
      const name = reader(match.index + match[0].length, weak === true, false);
      // "This is Jack. … My name is Jack Armani": the fuller of the same name.
      if (name !== undefined && (best === undefined || name.value.startsWith(`${best.value} `))) best = name;
    }
    if (best !== undefined) return completed(words, best, reader);
  }
  const start = OPENING.exec(words.text)?.[0].length ?? 0;
  return reader(start, false, true);
}

type NameReader = (from: number, weak: boolean, bare: boolean) => FoundName | undefined;

/** Reads the one to three words of a name that begin at an offset of the plain words. */
function nameReader(words: PlainWords, symptoms: readonly Span[]): NameReader {
  const { text, original } = words;
  const capitals = /\p{Lu}/u.test(original) && /\p{Ll}/u.test(original);
  return (from, weak, bare) => {
    let at = from;
    const skipped = /^(?: [,:.]| the| mr| mrs| ms| miss| master| mister| madam| actually| is)+(?= )/u.exec(
      text.slice(from, from + 30),
    );
    if (skipped !== null && (!bare || / (?:mr|mrs|ms|miss)$/u.test(skipped[0]))) at += skipped[0].length;
    const start = at + 1;
    let end = at;
    let count = 0;
    let letters = 0;
    let capital: boolean | undefined;
    while (count < 3) {
      const next = text.indexOf(' ', end + 1);
      if (next === -1) break;
      let word = text.slice(end + 1, next);
      const first = original.charAt(words.at[end + 1] ?? 0);
      const possessive = word.endsWith("'s");
      if (possessive) word = word.slice(0, -2);
      const particle =
        (PARTICLE.test(word) && count + letters > 0) ||
        (PARTICLE.test(word) && /^(?:de|da|del|van|von|al|el|abu|le|la|o|di|du)$/u.test(word));
      if (!/^[\p{L}\p{M}]+(?:'[\p{L}\p{M}]+)*$/u.test(word) || (!particle && isNoName(word))) break;
      if (symptoms.some((symptom) => end + 1 >= symptom.start && end + 1 < symptom.end)) break;
      if (capitals && !particle && !joinedByHyphen(words, end)) {
        const isCapital = first !== first.toLowerCase() || first.toLowerCase() === first.toUpperCase();
        capital ??= isCapital;
        if (capital && !isCapital) break;
      }
      if (word.length === 1 && !particle) {
        letters += 1;
        if (letters > 1 || count === 0) break;
      } else if (!particle && !joinedByHyphen(words, end)) count += 1;
      end = possessive ? next - 2 : next;
      if (possessive) break;
    }
    const value = text.slice(start, end);
    if (count === 0 || value.length < 2 || PARTICLE.test(value.split(' ').at(-1) ?? '')) return undefined;
    const after = text.slice(end, end + 60);
    if (
      bare &&
      !(
        STATED_AFTER.test(after) &&
        (count > 1 || (capital === true && after.startsWith(' ,'))) &&
        (!capitals || capital === true)
      )
    )
      return undefined;
    if (weak && capital !== true && !(ENDS_A_NAME.test(after) && (count > 1 || SAYS_WHO.test(after)))) return undefined;
    const span = originalSpan(words, { start, end });
    return { ...span, value: written(original.slice(span.start, span.end)), plainEnd: end };
  };
}

const SAYS_WHO = new RegExp(
  `^ (?:(?:here|speaking|calling)(?: |$)|(?:, |and )*(?:i'm|i am|im|she's|he's|she is|he is|aged?|my date|date of) ?(?:aged? )?(?:${NUMBER}|of) |${NUMBER} (?:years?|yo|male|female))`,
  'u',
);

function joinedByHyphen(words: PlainWords, spaceAt: number): boolean {
  return (
    words.original.charAt(words.at[spaceAt] ?? 0) === '-' &&
    (words.at[spaceAt + 1] ?? 0) - (words.at[spaceAt] ?? 0) === 1
  );
}

/** "My first name is Ann, last name Lee"; "it's Ann. Ann Lee". */
function completed(words: PlainWords, name: FoundName, read: NameReader): FoundName {
  const rest = words.text.slice(name.plainEnd, name.plainEnd + 60);
  const again = new RegExp(`^ [,.](?= ${name.value.toLowerCase()} )`, 'u').exec(rest);
  if (again !== null) {
    const full = read(name.plainEnd + again[0].length, false, false);
    if (full !== undefined) return full;
  }
  const match = Array.from(rest.matchAll(LAST_NAME))[0];
  if (match === undefined) return name;
  const last = read(name.plainEnd + match.index + match[0].length, false, false);
  if (last === undefined || name.value.includes(last.value)) return name;
  return { ...name, value: `${name.value} ${last.value}`, end: last.end, plainEnd: last.plainEnd };
}

/** As it is written, where it has capitals; a name in lower or upper case only gets its capitals. */
function written(said: string): string {
  const name = said.replace(/[’ʼ`´]/gu, "'").replace(/\s+/gu, ' ');
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
