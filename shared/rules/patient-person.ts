import type { Gender } from '#shared/contract/patients.ts';
import { NUMBER } from './number-words.ts';
import { phrase } from './phrase.ts';
import type { PlainWords } from './plain-words.ts';

const MALE =
  'son|husband|father|dad|daddy|papa|brother|boy|grandson|grandfather|grandpa|grand ?dad|uncle|nephew|boyfriend|man|gentleman|father in law|son in law|brother in law';
const FEMALE =
  'daughter|wife|mother|mum|mummy|mom|mommy|mama|sister|girl|grand ?daughter|grandmother|grandma|gran|granny|nan|nana|aunt|auntie|aunty|niece|girlfriend|woman|lady|mother in law|daughter in law|sister in law';
const EITHER =
  'baby|child|kid|infant|newborn|toddler|neighbou?r|friend|partner|cousin|colleague|twin|little one|patient|flatmate|roommate|housemate|client|resident|co ?worker|spouse|fianc[eé]e?|grand ?child|parent|landlord|student|tenant';

/** Source of a pattern for the words of relation, "daughter" or "neighbour". */
export const RELATION = `(?:${MALE}|${FEMALE}|${EITHER})`;

const ADJECTIVES = `(?:(?:${NUMBER}|years?|months?|weeks?|days?|old|little|young|younger|older|elder|eldest|youngest|elderly|dear|late|best|baby|new|next|door|twin|step|and) ){0,6}`;
const HERE =
  '(?:call\\w*|ring\\w*|phon\\w+|here|regist\\w+|book\\w*|appointment|visit|speaking|enquir\\w+|com(?:e|ing)|came|check(?:ing)? in|sign\\w* (?:in|up))';

/** What makes the patient somebody else than the one who speaks. */
const FOR_ANOTHER = [
  phrase(
    `${HERE}(?: in| up| today| now| up today| you)* (?:for|about|on behalf of|with|regarding|because of) (?:my|our|a|an|the|his|her|this) ${ADJECTIVES}(?<relation>${RELATION})(?:'s)?(?! (?:phone|number))`,
  ),
  phrase(
    `(?:brought|bring|bringing|have|got|accompanying|escorting|taking|took|i'm with|am with)(?: in| here)? (?:my|our|this) ${ADJECTIVES}(?<relation>${RELATION})(?: [^ .,]+){0,4} (?:in|here|today|with me|to see|along|to be seen|by)`,
  ),
  phrase(`(?:brought|bringing|bring)(?: in| along)? (?:my|our|this|an|a) ${ADJECTIVES}(?<relation>${RELATION})`),
  phrase(
    `(?:it's|it is|this is|not|is)(?: not)?(?: me)?(?: ,)?(?: it's)? (?:for |actually |about )?(?:my|our) ${ADJECTIVES}(?<relation>${RELATION})`,
  ),
  phrase(
    `(?:my|our|the) ${ADJECTIVES}(?<relation>${RELATION})(?: [^ .?]+){0,3}(?: [,.])? (?:and |who |so )?(?:he's|she's|he is|she is|who's|who is|is|just turned|aged|age) (?:only |just |about |nearly |almost |now |turning |a )?${NUMBER}(?! (?:hours?|minutes?|weeks pregnant|months pregnant|times?))`,
  ),
  phrase(`(?:my|our) ${NUMBER} (?:years?|months?|weeks?|days?) old(?: (?<relation>${RELATION}))?`),
  phrase("(?:the|new) patient(?:'s name)? (?:is|called|named)|patient's name|new patient|patient name|on behalf of"),
  phrase(
    "(?<!contact |contact . |kin |kin . |doctor |doctor . |gp |gp . )(?:his|her|their) (?:full |first )?name(?:'s| is)?",
  ),
  phrase("(?:he|she|they)(?:'s| is| are)? (?:called|named)"),
];
/** A relative who is ill; the patient, unless the one who speaks has said an own age or complaint. */
const RELATIVE_IS_ILL = phrase(
  `(?:my|our) ${ADJECTIVES}(?<relation>${RELATION})(?: [^ .,]+){0,3}? (?:has|is|'s|keeps?|can't|cannot|won't|isn't|hasn't|had|needs|complains|got|started|fell|woke|feels|just|was|seems|looks|hurt|broke|cut|swallowed|vomited|collapsed)`,
);
const RELATIVE_POSSESSED = phrase(
  `(?:my|our) ${ADJECTIVES}(?<relation>${RELATION})'s (?:head|chest|stomach|tummy|belly|leg|arm|ear|eye|throat|back|skin|got|been|having|not|very|had|a)`,
);
const OWN_STORY = phrase(
  `(?:i'm|i am|im) (?:a )?(?:${NUMBER}(?! (?:weeks|months|days|minutes))|aged|male|female)|(?:i have|i've|i feel|i had|i get|i was feeling|i'm feeling|i am having|i'm having|i suffer|my (?:head|chest|back|knee|stomach|throat))(?! (?:a|two|three|an appointment|brought) (?:son|daughter|baby|kids?|child\\w*|my))(?! brought)(?! a question)(?! been (?:told|trying|calling))`,
);

/** Who the transcript is about. `gender` is what the word of relation says ("my daughter"). */
export type PatientPerson = { readonly other: boolean; readonly gender?: Gender; readonly at?: number };

/** Finds out whether the one who speaks is the patient or has come for somebody else ("my daughter, she's six"). */
export function findPatientPerson({ text }: PlainWords): PatientPerson {
  let relation: { word: string; at: number } | undefined;
  let other = false;
  const patterns = text.search(OWN_STORY) === -1 ? [...FOR_ANOTHER, RELATIVE_IS_ILL, RELATIVE_POSSESSED] : FOR_ANOTHER;
  for (const pattern of patterns) {
    pattern.lastIndex = 0;
    const match = pattern.exec(text);
    pattern.lastIndex = 0;
    if (match === null) continue;
    other = true;
    const word = match.groups?.['relation'];
    if (word !== undefined) relation ??= { word, at: match.index + match[0].lastIndexOf(word) };
  }
  if (!other) return { other };
  const gender = relation === undefined ? undefined : genderOfRelation(relation.word);
  return relation !== undefined && gender !== undefined ? { other, gender, at: relation.at } : { other };
}

/** Male or female as the word says; undefined for "baby" or "neighbour". */
export function genderOfRelation(word: string): Gender | undefined {
  if (new RegExp(`^(?:${MALE})$`, 'u').test(word)) return 'male';
  return new RegExp(`^(?:${FEMALE})$`, 'u').test(word) ? 'female' : undefined;
}
