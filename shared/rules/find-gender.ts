import type { Gender } from '#shared/contract/patients.ts';
import type { PatientPerson } from './patient-person.ts';
import { phrase, spansOf } from './phrase.ts';
import { originalSpan, type PlainWords, type Span } from './plain-words.ts';

/** A gender, where it was said, and whether it only follows from something else ("I'm pregnant"). */
export type FoundGender = Span & { readonly value: Gender; readonly assumed: boolean };

const STAFF =
  '(?! (?:doctor|gp|physician|nurse|dr|specialist|consultant|one|staff|practitioner|ward|toilet|therapist))';
const OTHER = phrase(
  'non ?binary|gender ?(?:queer|fluid|is other|: other|other)|a ?gender|neither male (?:n?or) female|other gender|prefer not to say (?:my )?gender|intersex',
);
const FEMALE_WORD = phrase(`female${STAFF}|gender:? (?:is )?f|\\d{1,3} ?f|f \\d{1,3}`);
const MALE_WORD = phrase(`male${STAFF}|gender:? (?:is )?m|\\d{1,3} ?m(?! (?:away|tall))|m \\d{1,3}`);
const SELF =
  "(?:i'm|i am|im|as|being|myself|old|yo|aged?|[,.]|[a-z]+ty|[a-z]+ty (?:one|two|three|four|five|six|seven|eight|nine)|\\d{1,3}|year|years)(?: just| also| now)?(?: an?| the)?(?: [^ .,]+){0,2}? ";
const WOMAN = 'wom[ae]n|lady|girl|mother of|mum of|mom of|housewife|grandmother of|widow|mrs|ms|miss';
const MAN = 'm[ae]n|gentleman|boy|guy|father of|dad of|grandfather of|widower|mr|bloke|lad';
const SELF_WOMAN = phrase(
  `${SELF}(?:${WOMAN})(?= (?:[,.?]|and|with|who|of|from|i|my|on|in|living|aged|presents?|presenting|complain\\w*|has|having|for|here|\\d+|name|phone|he|she|[a-z]+))`,
);
const SELF_MAN = phrase(
  `${SELF}(?:${MAN})(?= (?:[,.?]|and|with|who|of|from|i|my|on|in|living|aged|presents?|presenting|complain\\w*|has|having|for|here|\\d+|name|phone|he|she|[a-z]+))`,
);
const TITLE_WOMAN = phrase("(?:this is|i'm|i am|it's|name is|name's|patient|for|my name is) (?:mrs|ms|miss|madam)");
const TITLE_MAN = phrase("(?:this is|i'm|i am|it's|name is|name's|patient|for|my name is) (?:mr|mister)");
const SHE = phrase("she|she's|she'd|her|hers|herself");
const HE = phrase("he|he's|he'd|him|his|himself");
const ONLY_WOMEN = phrase(
  "(?:i'm|i am|she's|she is|weeks?|months?) pregnant|my (?:last )?periods?|my menstrual \\w+|my husband and i are trying|menopaus\\w+|c section|caesarean|breast ?feeding|gave birth|my pregnancy|vaginal \\w+|post ?partum|my cervi\\w+|my uterus|contraceptive pill|antenatal",
);
const ONLY_MEN = phrase('my (?:prostate|testicles?|penis|scrotum|balls|foreskin)|erectile dysfunction|erections?');
const FIRST_PERSON = phrase("i|i'm|i've|my|me|im|ive");

/**
 * The patient's gender where the words say it: "female" and "male" first (product.md §5), then man, woman, girl, boy,
 * the relation of somebody the caller has come for, he and she. Nothing said gives undefined.
 */
export function findGender(words: PlainWords, patient: PatientPerson): FoundGender | undefined {
  const first = (pattern: RegExp, value: Gender, assumed = false): FoundGender | undefined => {
    const span = spansOf(words, pattern)[0];
    return span && { ...originalSpan(words, span), value, assumed };
  };
  const earlier = (a: FoundGender | undefined, b: FoundGender | undefined): FoundGender | undefined =>
    a === undefined || (b !== undefined && b.start < a.start) ? b : a;

  const stated = first(OTHER, 'other') ?? earlier(first(FEMALE_WORD, 'female'), first(MALE_WORD, 'male'));
  if (stated !== undefined) return stated;
  if (patient.other && patient.gender !== undefined && patient.at !== undefined) {
    const end = words.text.indexOf(' ', patient.at + 1);
    return { ...originalSpan(words, { start: patient.at, end }), value: patient.gender, assumed: false };
  }
  const noun =
    earlier(first(TITLE_WOMAN, 'female'), first(TITLE_MAN, 'male')) ??
    earlier(lastWord(first(SELF_WOMAN, 'female'), words), lastWord(first(SELF_MAN, 'male'), words));
  if (noun !== undefined) return noun;
  if (patient.other || spansOf(words, FIRST_PERSON).length === 0) {
    const she = spansOf(words, SHE).length;
    const he = spansOf(words, HE).length;
    if (she !== he) return she > he ? first(SHE, 'female') : first(HE, 'male');
  }
  return first(ONLY_WOMEN, 'female', true) ?? first(ONLY_MEN, 'male', true);
}

/** Marks only the word that says it, not the "I am a" before it. */
function lastWord(found: FoundGender | undefined, words: PlainWords): FoundGender | undefined {
  if (found === undefined) return undefined;
  const said = words.original.slice(found.start, found.end);
  return { ...found, start: found.start + said.search(/\S+$/u) };
}
