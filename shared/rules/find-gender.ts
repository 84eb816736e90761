import type { Gender } from '#shared/contract/patients.ts';
import type { PatientPerson } from './patient-person.ts';
import { phrase, spansOf } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

/** A gender, where it was said, and whether it only follows from something else ("I'm pregnant"). */
export type FoundGender = Span & { readonly value: Gender; readonly assumed: boolean };

const STAFF = '(?! (doctor|gp|physician|nurse|dr|specialist|consultant|one|ward|toilet))';
const OTHER = phrase(
  'non ?binary|gender ?(queer|fluid|is other|: other|other)|a ?gender|neither male n?or female|intersex',
);
const STATED = {
  female: phrase(`female${STAFF}|gender( :| is)? f|\\d{1,3} ?f`),
  male: phrase(`male${STAFF}|gender( :| is)? m|\\d{1,3} ?m`),
};
const TITLE = "((this is|i'm|i am|it's|name is|name's|patient is|patient|for) |(?<=^ ))";
const SELF = "(i'm|i am|im|as|being|myself|old|yo|aged?|[,.]|[a-z]+ty|[a-z]+teen|\\d{1,3}|years?)( [^ .,]+){0,3} ";
const NOUN = {
  female: phrase(`${TITLE}(mrs|ms|miss|madam)|${SELF}(wom[ae]n|lady|girl|(mother|mum|mom) of|housewife|widow)`),
  male: phrase(`${TITLE}(mr|mister)|${SELF}(m[ae]n|gentleman|boy|guy|(father|dad) of|widower|bloke|lad)`),
};
const PRONOUN = { female: phrase("she|she's|her|hers|herself"), male: phrase("he|he's|him|his|himself") };
const ONLY = {
  female: phrase(
    "(i'm|i am|she's|she is|weeks?|months?) pregnant|my (last )?periods?|menopaus*|c section|caesarean|breast ?feeding|gave birth|my (pregnancy|uterus|cervix)|vagina*|postpartum",
  ),
  male: phrase('my (prostate|testic*|penis|scrotum)|erecti*'),
};
const FIRST_PERSON = phrase("i|i'm|i've|my|me|im|ive");

/**
 * The patient's gender where the words say it: "female" and "male" first (product.md §5), then man, woman, girl, boy,
 * the relation of somebody the caller has come for, he and she. Nothing said gives undefined.
 */
export function findGender(words: PlainWords, patient: PatientPerson): FoundGender | undefined {
  const found = (span: Span, value: Gender, assumed = false): FoundGender => ({
    ...originalSpan(words, { start: words.text.lastIndexOf(' ', span.end - 1) + 1, end: span.end }),
    value,
    assumed,
  });
  const earliest = (pair: Record<'female' | 'male', RegExp>, assumed = false): FoundGender | undefined => {
    const [female] = spansOf(words, pair.female);
    const [male] = spansOf(words, pair.male);
    if (female !== undefined && (male === undefined || female.start < male.start))
      return found(female, 'female', assumed);
    return male && found(male, 'male', assumed);
  };
  const [other] = spansOf(words, OTHER);
  const stated = other === undefined ? earliest(STATED) : found(other, 'other');
  if (stated !== undefined) return stated;
  if (patient.gender !== undefined && patient.at !== undefined)
    return found({ start: patient.at, end: words.text.indexOf(' ', patient.at) }, patient.gender);
  const noun = earliest(NOUN);
  if (noun !== undefined) return noun;
  if (patient.other || spansOf(words, FIRST_PERSON).length === 0) {
    const she = spansOf(words, PRONOUN.female);
    const he = spansOf(words, PRONOUN.male);
    const [first] = she.length > he.length ? she : he;
    if (first !== undefined && she.length !== he.length)
      return found(first, she.length > he.length ? 'female' : 'male');
  }
  return earliest(ONLY, true);
}
