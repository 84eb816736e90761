import type { Gender } from '#shared/contract/visit/genders.ts';
import { phrase, says } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

const MALE_RELATION =
  '(grand?|step)?(son|father|dad)|husband|brother|boy(friend)?|lad|uncle|nephew|man|gentleman|grandpa';
const FEMALE_RELATION =
  '(grand?|step)?(daughter|mother|mum|mom|mama)|gran|grandma|granny|nan(a)?|wife|sister|girl(friend)?|aunt*|niece|wom[ae]n|lady|lass';
const MALE = phrase(`${MALE_RELATION}|guy|bloke|chap|fella|fellow|dude|geezer|m|male|mr|he|him|his`);
const FEMALE = phrase(`${FEMALE_RELATION}|gal|housewife|widow|f|female|mrs|ms|miss|she|her`);

/** Source of a phrase for words of relation, such as "daughter" or "neighbour". */
export const RELATION = `(${MALE_RELATION}|${FEMALE_RELATION}|baby|twin|child|kid|toddler|infant|neighbou?r|friend|[a-z]*(mate|worker)|care[a-z]+|partner|cousin|colleague)`;
/** Source of a phrase for a relative and the words before it: "six year old little boy". */
export const RELATIVE = `(((sister|brother) is|\\d+|year|old|little|wee|baby|young*|elder*) ){0,6}(?<relation>${RELATION})( in law)?`;

/** Source of a phrase for coming or calling for somebody. */
export const COME_FOR = '(call|here|come|came|is)( in)? (for|about|with)';
/** Source of a phrase for words that describe a man or a woman. */
export const PERSON =
  '(male|female|man|wom[ae]n|lady|gentleman|boy|girl|guy|bloke|chap|fella|fellow|dude|geezer|gal|lad|lass|housewife|widow)';

/** What makes the patient somebody other than the speaker. */
const FOR_ANOTHER = [
  `((call|here|come|came|is)( in)? (for|about)|(brought|bring)( in)?|register|for|i have( got)?|(it|this) is( about)?) (my|our|the|his|her) ${RELATIVE}`,
  `new patient|patient is|pt|(his|her|their|patient) name|i am (the|his|her|their) ${RELATION}|(i am|this is|it is|speaking|the) (?!(man|wom[ae]n|lady|boy|girl|gentleman) )${RELATION} of`,
].map((said) => phrase(said));
/**
 * Who somebody is here with: the patient, unless the speaker has a complaint of their own and says nothing about the
 * other.
 */
const WITH_ANOTHER = phrase(`(call|here|come|came|is)( in)? with (my|our|the|his|her) ${RELATIVE}`);
const OF_THE_OTHER = phrase(
  '(he|she|they) (is|are|has|have|had|feel|got|fell|keep|cannot|can not|ca not|was|need|want|say)|\\d+ (year|month|week) old',
);

/** What somebody does who accompanies the patient and is not ill. */
const ONLY_HELPS =
  '(died|drove|call (the|an|for|you)|sent|told|said|say|think|thought|want me|made me|make me|reckon|book|register me|ask me|insist|is (park|wait|outside|with me|here with me))';
/** A relative or somebody else who is ill: the patient, unless the speaker has an age or complaint of their own. */
const ANOTHER_IS_ILL = [
  '(?<=^ )(?<relation>he|she)',
  `(my|our) ${RELATIVE} , \\d+`,
  `(my|our) ${RELATIVE}(?= ([^?]{0,200} )?(he|she|has) )`,
  `(?<=(^|it is) )(my|our) ${RELATIVE}(?! ${ONLY_HELPS})`,
  `(my|our|(?<!i am( (?!i )[^ .]+){1,4} )an?) \\d+ (year|month|week|day) old|HE is \\d+|(?<=[.?] )(he|she) is`,
].map((said) => phrase(said));
const OWN_STORY = phrase(
  `i am (a )?${PERSON}|i (want|would)|i (only )?(have|had)(?! (brought|been|my|tried|given|come|call) )|(brought|drove|took|sent|dropped|refer|carry|gave|made|help|push|hit|bit) me|i (fell|slip|trip|feel (?!(he|she|that|like he|like she) )|felt (?!(he|she|his|her) )|found a|broke my|cut my|twist|hurt my)|my ((left|right|lower|upper|big|own) )?(head|neck|back|shoulder|arm|elbow|wrist|hand|finger|thumb|hip|knee|leg|calf|ankle|foot|feet|toe|heel|chest|stomach|tummy|belly|ear|eye|throat|tooth|nose|skin|period|heart)|my [a-z]+ (hurt|ache|is sore|gave way)|i (keep|cannot|can not|ca not) (?!(get|wake|calm|cool|make|reach|find) )[^ ]+ (?!(him|her|it|them|he|she) )`,
);

/**
 * The speaker's own age makes them the patient, unless somebody else is ill: "I'm forty and my wife, she has a
 * headache".
 */
const OWN_AGE = phrase('i am (a )?\\d+');
const THEIRS = phrase(
  '(he|she) ((has|have|had) (?!(brought|drove|come) )|feel|felt|fell|got|keep|cannot|can not|ca not|hurt|cough|vomit)',
);

/** Who the transcript is about; `gender` is what the word of relation says ("my daughter"), and where. */
export type PatientPerson = { readonly other: boolean; readonly gender?: Span & { readonly value: Gender } };

/** Finds out whether the speaker is the patient or has come for somebody else ("my daughter, she's six"). */
export function findPatientPerson({ text }: PlainWords): PatientPerson {
  const hasOwn = says(text, OWN_STORY) || (says(text, OWN_AGE) && !says(text, THEIRS));
  const patterns = [
    ...FOR_ANOTHER,
    ...(hasOwn && !says(text, OF_THE_OTHER) ? [] : [WITH_ANOTHER]),
    ...(hasOwn ? [] : ANOTHER_IS_ILL),
  ];
  const found = patterns.flatMap((pattern) => [...text.matchAll(pattern)].slice(0, 1));
  for (const { groups = {}, index, 0: said } of found) {
    const word = groups['relation'] ?? '';
    const value = genderOf(word);
    if (value === undefined) continue;
    const start = index + said.lastIndexOf(word);
    return { other: true, gender: { value, start, end: start + word.length } };
  }
  return { other: found.length > 0 };
}

/** The gender of a plain word like "aunt", "he" or "mrs". */
export function genderOf(word: string): Gender | undefined {
  if (says(` ${word} `, FEMALE)) return 'female';
  return says(` ${word} `, MALE) ? 'male' : undefined;
}
