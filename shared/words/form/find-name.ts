import { COME_FOR, PERSON, RELATION, RELATIVE, type PatientPerson } from '#shared/words/reading/patient-person.ts';
import { phrase } from '#shared/words/reading/phrase.ts';
import type { PlainWords } from '#shared/words/reading/plain-words.ts';
import { asSpelled, capital, findSpelled } from './spelled-name.ts';
import { nameReader, type FoundName, type NameReader, type Trust } from './read-name.ts';

type Carrier = readonly [said: RegExp, trust: Trust];

const NAME = 'name( is| it)*';
const AFTER_AGE = `(HE is|i am) \\d+( year)?( old)?(?! [.])|old ${PERSON} ,|(?<!can )seeing|re is|regist*|please add`;
/** "Karen, uh, Karen Pritchard", without punctuation. */
const TWICE: Carrier = [/ (?!the )(\p{L}{3,})(?: here| ,)?(?= \1 )/gu, 'weak'];
/** Nothing but the beginning of a sentence. */
const BARE: Carrier = [/^(?= )| [.?](?= )/gu, 'bare'];
/** The phrases that the patient's name follows if somebody else is speaking, the surest first. */
const OF_ANOTHER: readonly Carrier[] = [
  [phrase(`(?<!my )${NAME}`), 'sure'],
  [phrase(`(HE (is|are)|${RELATION}( is)?) called|patient( is)?( called)?`), 'sure'],
  [
    phrase(
      `(the |i am |this is |(?!(son|daughter|wife|husband|widow) ))${RELATION} of|(my|our|the) ${RELATIVE}( is| here| ,)*`,
    ),
    'related',
  ],
  [phrase(`${AFTER_AGE}|${COME_FOR}|brought|bring|(HE|${RELATION}) is|for|mrs?|miss|mister`), 'weak'],
  BARE,
];
const OF_ONESELF: readonly Carrier[] = [
  [phrase(`i am called|${NAME}`), 'sure'],
  [phrase(`${AFTER_AGE}|i am|(this|it|that) is( about)?|put( [^ ]+)? down|myself`), 'weak'],
  BARE,
  TWICE,
];
/** An age or phone number on its own, as in "my calf hurts ann lee forty"; after this many characters of name. */
const ALONE = phrase(`((,|aged?|here|i am|male|female) ){0,3}\\d{1,2}( year)?( old)?`);
const LONGEST_NAME = 60;
/** What introduces a name that is only spelled: "my name is spelled J-A-N-E". */
const ASKS_NAME = / (?:nam|surnam)(?: is)?(?: spel[^ ]*)?(?: (?:as|,))? $/u;
const LAST_NAME = phrase('last name|surname');

/**
 * The patient's name: that of the person the caller has come for, otherwise after "my name is", "I am", "this is" …,
 * otherwise on its own before a date of birth, an age or a phone number. `symptoms` are stretches that cannot be a
 * name.
 */
export function findName(words: PlainWords, patient: PatientPerson): FoundName | undefined {
  const spelled = findSpelled(words.text);
  const said = findSaid(words, patient);
  if (said !== undefined)
    return {
      ...said,
      value: asSpelled(
        said.value,
        spelled.filter(({ start }) => start >= said.end),
      ),
    };
  const only = spelled.find(({ start }) => ASKS_NAME.test(words.text.slice(Math.max(0, start - LONGEST_NAME), start)));
  return only && { ...only, value: capital(only.value), isClear: true };
}

function findSaid(words: PlainWords, patient: PatientPerson): FoundName | undefined {
  const read = nameReader(words);
  for (const [said, trust] of patient.other ? OF_ANOTHER : OF_ONESELF) {
    let best: FoundName | undefined;
    for (const match of words.text.matchAll(said)) {
      const name = read(match.index + match[0].length, trust);
      // "I'm Ann, I'm here about my father"
      if (patient.other && words.text.slice(0, name?.start).endsWith(' i am ')) continue;
      // "This is Jack. … My name is Jack Armani": the fuller version of the same name.
      if (name !== undefined && (best === undefined || name.value.startsWith(`${best.value} `))) best = name;
    }
    if (best !== undefined) return completed(words, best, read);
  }
  return nameBeforeNumber(words.text, read);
}

/** The name before an age or a phone number; without capitals it can only be the last two words. */
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
function completed({ text }: PlainWords, name: FoundName, read: NameReader): FoundName {
  const again = text.indexOf(text.slice(name.start - 1, name.end + 1), name.end);
  const fuller = again < 0 ? undefined : read(again, 'sure');
  if (fuller?.value.startsWith(`${name.value} `)) return fuller;
  const next = read(name.end, 'sure');
  if (next?.value.endsWith(` ${name.value}`)) return next;
  const [match] = text.matchAll(LAST_NAME);
  const last = match && read(match.index + match[0].length, 'sure');
  if (last === undefined || name.value.includes(last.value)) return name;
  return { ...name, end: Math.max(name.end, last.end), value: `${name.value} ${last.value}` };
}
