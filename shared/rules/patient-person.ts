import type { Gender } from '#shared/contract/registration.ts';
import { phrase, says } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

const MALE_RELATION =
  '(grand?|step)?(son|father|da|dad)|husband|hubby|brother|boy(friend)?|lad|fella|uncle|nephew|man|gentleman';
const FEMALE_RELATION =
  '(grand?|step)?(daughter|mother|mum(my)?|mom|mama?)|gran|nan(a)?|wife|sister|girl(friend)?|aunt*|niece|woman|lady|lass|widow';
const MALE = phrase(`${MALE_RELATION}|m|male|guy|mr|he|him|his`);
const FEMALE = phrase(`${FEMALE_RELATION}|f|female|women|mrs|ms|miss|she|her|herself`);

/** Source of a phrase for the words of relation, "daughter" or "neighbour". */
export const RELATION = `(${MALE_RELATION}|${FEMALE_RELATION}|baby|twin|child|kid|infant|newborn|toddler|little 1|neighbou?r|friend|[a-z]*mate|resident|partner|cousin|colleague|co ?worker|helper|house ?help|patient|pupil|client|boss|landlord|landlady|lodger|tenant|carer|guardian)`;
/** Source of a phrase for a relative and what stands before the word: "six year old little boy". */
export const RELATIVE = `(((sister|brother|friend|neighbo*) is|\\d+|year|month|week|old|little|wee|baby|young*|elder*) ){0,6}(?<relation>${RELATION})( in law)?(?! of )`;

/** Source of a phrase for having come or calling for somebody. */
export const COME_FOR = '(call|ring|phone|here|book|come|came|walk)( in)? (for|about|with)';
/** Source of a phrase for what a man or a woman is called in a description. */
export const PERSON = '(male|female|man|women|woman|lady|gentleman|boy|girl|guy)';

const AGE = '\\d{1,3}';

/** What makes the patient somebody else than the one who speaks. */
const FOR_ANOTHER = [
  `(${COME_FOR}|brought|bring|register|for|i have( got)?(?! ((my|the) (kid|child) [.]|my [^ ]+ is ))|(it|this) is( about)?) (my|our|an?|the|his|her) ${RELATIVE}`,
  `it is for ${RELATION}|new patient|patient is|pt|on behalf of|(his|her|their|patient) name|i look after|i am (the|his|her|their) (?!(patient|client|resident|pupil) )${RELATION}(?! of )|about an? [^ ]+ called|the ${RELATION} of(?! (all|the|my|a) )`,
].map((said) => phrase(said));
/** A relative or somebody else who is ill; the patient, unless the one who speaks has an own age or complaint. */
const ANOTHER_IS_ILL = [
  '(?<=^ )(?<relation>he|she)',
  `(my|our) ${RELATIVE}( [^ ?]+){0,5} (is|aged?|,) ${AGE}`,
  `(my|our) ${RELATIVE}(?! (is )?(worried|waiting|here|with|notic*|ate|(made|sent|told) me))(?= ([^?]{0,200} )?(he|she|has) )`,
  `(?<=(^|it is) )(my|our) ${RELATIVE}(?! (died|(made|sent|told) me))`,
  `(my|our|an?) \\d+ (year|month|week|day) old|HE is ${AGE}|(?<=[.?] )(he|she) (is|ca|wo|had)`,
].map((said) => phrase(said));
const OWN_STORY = phrase(
  'i (keep|woke|fell|would)|i am (a )?(\\d+(?! (foot|feet) )|male|female)|i (only )?(have|had)(?! (brought|been|given|my) )',
);

/** Who the transcript is about; `gender` is what the word of relation says ("my daughter"), and where. */
export type PatientPerson = { readonly other: boolean; readonly gender?: Span & { readonly value: Gender } };

/** Finds out whether the one who speaks is the patient or has come for somebody else ("my daughter, she's six"). */
export function findPatientPerson({ text }: PlainWords): PatientPerson {
  const patterns = says(text, OWN_STORY) ? FOR_ANOTHER : [...FOR_ANOTHER, ...ANOTHER_IS_ILL];
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

/** The gender that a plain word like "aunt", "he" or "mrs" says. */
export function genderOf(word: string): Gender | undefined {
  if (says(` ${word} `, FEMALE)) return 'female';
  return says(` ${word} `, MALE) ? 'male' : undefined;
}
