import { COME_FOR, PERSON, RELATION, RELATIVE, type PatientPerson } from './patient-person.ts';
import { opening, phrase } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';
import { capitalised, nameReader, type FoundName, type NameReader, type Trust } from './read-name.ts';

type Carrier = readonly [said: RegExp, trust: Trust];

const NAME = 'name( is| it| surname| given| as| of)*( spel*( [a-z])+)?';
const AFTER_AGE = `(HE is|i am) \\d+( year)?( old)?(?! [.])|(male|female|old ${PERSON}) ,|seeing|re is|register|registration|please add`;
/** "Karen, uh, Karen Pritchard", without marks. */
const TWICE: Carrier = [/ (?!the )(\p{L}{3,})(?: here)?(?= \1 )/gu, 'weak'];
/** Nothing but the beginning of a sentence. */
const BARE: Carrier = [/^(?= )| [.?](?= )/gu, 'bare'];
/** The phrases that the patient's name follows where somebody else speaks, the surest first. */
const OF_ANOTHER: readonly Carrier[] = [
  [phrase(`(his|her|their|the|patient|pt)( is)? ${NAME}`), 'sure'],
  [phrase(`(HE (is|are)|${RELATION}( is| here)?) (called|named)|(patient|pt)( is)?`), 'sure'],
  [phrase(`(?<!my )${NAME}`), 'sure'],
  [phrase(`(my|our|an?|the) ${RELATIVE}( is| here| ,| of| really)*|${RELATION} of`), 'related'],
  [
    phrase(`${AFTER_AGE}|${COME_FOR}|brought|bring|of mine called|HE is|our(?! ${RELATIVE} )|for|mrs?|miss|mister`),
    'weak',
  ],
  BARE,
];
const OF_ONESELF: readonly Carrier[] = [
  [phrase(`(i am|man|woman) called`), 'sure'],
  [phrase(`${NAME}|patient( is)?`), 'sure'],
  [phrase('i am speak'), 'related'],
  [
    phrase(
      `${AFTER_AGE}|(i am|this is|put( [^ ]+)? down( as)?|(?<!they )put|myself|i go by|you are speaking to)|(it|that) is`,
    ),
    'weak',
  ],
  [phrase('call me'), 'sure'],
  BARE,
  TWICE,
];
/** An age or a phone number that stands alone, as in "my calf hurts ann lee forty"; after this many characters of name. */
const ALONE = phrase(
  `((,|aged?|here|i am|HE is|male|female) ){0,3}\\d{1,2}( year)?( old| of age)?(?= (${PERSON}|m|f|oh|[,.]|my|call|ring|reach|tel*|phone|mobile|i|it|HE|no|$))|is (my|his|her|the) name|date of birth|dob|(, )?[^ ]*(th|first|second|third|\\d)( of)? MONTH|(, )?\\d{5}[^ ]*`,
);
const LONGEST_NAME = 60;
const LAST_NAME = phrase('((last|family) name|surname)');
const SPELLED = opening('(, )?((that) is )*[a-z]( (?!i (am|have) )[a-z])+( ,)?');

/**
 * The patient's name: of the one they have come for, else after "my name is", "I am", "this is" …, else standing alone
 * before a date of birth, an age or a phone number. `symptoms` are stretches that cannot be a name.
 */
export function findName(words: PlainWords, patient: PatientPerson, symptoms: readonly Span[]): FoundName | undefined {
  const read = nameReader(words, symptoms);
  for (const [said, trust] of patient.other ? OF_ANOTHER : OF_ONESELF) {
    let best: FoundName | undefined;
    for (const match of words.text.matchAll(said)) {
      const name = read(match.index + match[0].length, trust);
      // "I'm Ann, I'm here about my father"
      if (patient.other && words.text.slice(0, name?.start).endsWith(' i am ')) continue;
      // "This is Jack. … My name is Jack Armani": the fuller of the same name.
      if (name !== undefined && (best === undefined || name.value.startsWith(`${best.value} `))) best = name;
    }
    if (best !== undefined) return completed(words, best, read);
  }
  return nameBeforeNumber(words.text, read);
}

/** The name that ends where an age or a phone number begins; without capitals only the last two words can be one. */
function nameBeforeNumber(text: string, read: NameReader): FoundName | undefined {
  for (const { index } of text.matchAll(ALONE)) {
    const from = Math.max(0, index - LONGEST_NAME);
    for (const space of [...text.slice(from, index).matchAll(/ /gu)].slice(-4)) {
      const name = read(from + space.index, 'bare');
      if (name?.end === index && name.isClear) return name;
    }
  }
  return undefined;
}

/** "My first name is Ann, last name Lee"; "surname Lee, first name Ann"; "Ann, A-N-N, Lee"; "it's Ann. Ann Lee". */
function completed({ text }: PlainWords, heard: FoundName, read: NameReader): FoundName {
  const name = asSpelled(heard, text);
  const spelt = SPELLED(text, name.end)?.[0].length;
  const again = text.indexOf(text.slice(name.start - 1, name.end + 1), name.end);
  const fuller = again < 0 ? undefined : read(again, 'sure');
  if (fuller?.value.startsWith(`${name.value} `)) return fuller;
  // "Mr Yusuf here, Ibrahim Yusuf"
  const before = again < 0 || name.value.includes(' ') ? undefined : read(text.lastIndexOf(' ', again - 1), 'sure');
  if (before?.value.endsWith(` ${name.value}`)) return before;
  const from = Math.max(0, name.start - LONGEST_NAME);
  const [match] = text.slice(from, name.end + LONGEST_NAME).matchAll(LAST_NAME);
  const last =
    (spelt === undefined ? undefined : read(name.end + spelt, 'sure')) ??
    (match && read(from + match.index + match[0].length, 'sure'));
  if (last === undefined || name.value.includes(last.value)) return name;
  const [start, end] = [Math.min(name.start, last.start), Math.max(name.end, last.end)];
  return { ...name, start, end, value: `${name.value} ${last.value}` };
}

/** "Rukhsana Kahn, that's K-H-A-N": what is spelled whole is what is meant, whatever was heard before. */
function asSpelled(name: FoundName, text: string): FoundName {
  const letters =
    SPELLED(text, name.end)?.[0]
      .match(/(?<= )[a-z](?= |$)/gu)
      ?.join('') ?? '';
  const { length } = letters;
  if (length < 3) return name;
  const alike = new RegExp(`(?<![\\p{L}'])${letters[0]}\\p{L}{${length - 2},${length}}(?![\\p{L}'])`, 'iu');
  const meant = (word: string): string => (word.toLowerCase() === letters ? word : capitalised(letters));
  return { ...name, value: name.value.replace(alike, meant) };
}
