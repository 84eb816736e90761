import type { Gender } from '#shared/contract/patients.ts';
import { NUMBER } from './number-words.ts';
import { phrase } from './phrase.ts';
import type { PlainWords } from './plain-words.ts';

const MALE =
  'son|husband|father|dad|daddy|papa|brother|boy|grandson|grandfather|grandpa|grandad|uncle|nephew|boyfriend|man|gentleman';
const FEMALE =
  'daughter|wife|mother|mum|mummy|mom|mama|sister|girl|granddaughter|grandmother|grandma|gran|granny|nan|aunt|auntie|niece|girlfriend|woman|lady';
const EITHER =
  'baby|child|kid|infant|newborn|toddler|neighbou?r|friend|partner|cousin|colleague|twin|little one|patient|flatmate|roommate|client|fiancee?';

/** Source of a phrase for the words of relation, "daughter" or "neighbour". */
export const RELATION = `(${MALE}|${FEMALE}|${EITHER})`;
/** Source of a phrase for what stands before such a word: "six year old little". */
export const ADJECTIVES = `((${NUMBER}|years?|months?|weeks?|days?|old|little|young*|elder*|eldest|late|best|new|next|door|step|in|law) ){0,6}`;

const REL = `${ADJECTIVES}(?<relation>${RELATION})`;
const OTHERS_AGE = `(only |just |about |nearly |now |turning |a )?${NUMBER}(?! (hours?|minutes?|weeks pregnant|months pregnant|times?) )`;

/** What makes the patient somebody else than the one who speaks. */
const FOR_ANOTHER = [
  `(call*|ring*|phon*|here|regist*|book*|appointment|speaking|com(e|ing)|came|check* in)( in| up| today| you)* (for|about|on behalf of|with|regarding) (my|our|an?|the|his|her|this) ${REL}('s)?(?! (phone|number))`,
  `(brought|bring*|regist*|i'm with|am with|accompany*)( in| here| along)? (my|our|this|an?) ${REL}`,
  `(it's|it is|this is|not) (me )?(for |actually |about )?(my|our) ${REL}`,
  `(my|our|the) ${REL}( [^ .?]+){0,3}( [,.])? (and |who |so )?(he's|she's|he is|she is|who's|who is|is|aged?) ${OTHERS_AGE}`,
  "(the|new) patient('s name)? (is|called|named)|patient's name|new patient|patient name|on behalf of",
  "(?<!(contact|kin|doctor|gp) (. )?)(his|her|their) (full |first )?name('s| is)?",
  "(he|she|they)('s| is| are)? (called|named)",
].map(phrase);
/** A relative or somebody else who is ill; the patient, unless the one who speaks has an own age or complaint. */
const ANOTHER_IS_ILL = [
  `(my|our) ${REL}('s| [^ .,]+){0,3}? (has|is|keeps?|can't|cannot|won't|isn't|needs|complain*|got|fell|woke|feels|looks|hurt|broke|swallowed|vomit*|collapsed|[^ ]+ing)`,
  `(my|our) ${NUMBER} (years?|months?|weeks?|days?) old( (?<relation>${RELATION}))?`,
  `(he's|she's|he is|she is) ${OTHERS_AGE}`,
].map(phrase);
const OWN_STORY = phrase(
  `(i'm|i am|im) (a )?(${NUMBER}(?! (weeks|months|days|minutes) )|aged|male|female)|(i have|i've|i feel|i had|i get|i'm (having|feeling)|i am (having|feeling)|i suffer|my (head|chest|back|knee|stomach|throat))(?! (an?|two|three|an appointment|brought|come) (son|daughter|baby|kid|child|my))(?! (brought|come|been))`,
);

/** Who the transcript is about; `gender` is what the word of relation says ("my daughter"), and `at` where. */
export type PatientPerson = { readonly other: boolean; readonly gender?: Gender; readonly at?: number };

/** Finds out whether the one who speaks is the patient or has come for somebody else ("my daughter, she's six"). */
export function findPatientPerson({ text }: PlainWords): PatientPerson {
  const patterns = text.search(OWN_STORY) === -1 ? [...FOR_ANOTHER, ...ANOTHER_IS_ILL] : FOR_ANOTHER;
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].slice(0, 1));
  const related = found.find((match) => match.groups?.['relation'] !== undefined);
  const word = related?.groups?.['relation'];
  const gender = word === undefined ? undefined : genderOf(word);
  if (related === undefined || word === undefined || gender === undefined) return { other: found.length > 0 };
  return { other: true, gender, at: related.index + related[0].lastIndexOf(word) };
}

function genderOf(word: string): Gender | undefined {
  if (MALE.split('|').includes(word)) return 'male';
  return FEMALE.split('|').includes(word) ? 'female' : undefined;
}
