import type { Gender } from '#shared/contract/visit/genders.ts';
import { genderOf, PERSON, RELATION, type PatientPerson } from '#shared/words/reading/patient-person.ts';
import { phrase, says, spansOf } from '#shared/words/reading/phrase.ts';
import type { PlainWords, Span } from '#shared/words/reading/plain-words.ts';

/** A gender, its position, and whether it is only implied ("I'm pregnant"). */
export type FoundGender = Span & { readonly value: Gender; readonly assumed?: true };

const OTHER = phrase('non ?binary|pronoun are they');
/** Phrases that state a gender, the surest first; the last word decides. */
const STATED = phrase('female|male|\\d+( y?o)? [fm]');
const WORDS_BETWEEN = '( (?!(with|to|by|from|and|but|at|in|for|here|the|my|not|when|told|by) )[^ .,]+){0,5}';
/**
 * "I am a young man", ", a 40 year old man, …", "Sunita Devi, wife of Ram", "Mrs Lee here"; but not the man who drove.
 */
const NOUN = phrase(
  `(?<!(see|saw|by|from|with|doctor|the) )(mrs|ms|miss|mr)(?! [^ ]+( [^ ]+)? (refer|told|tell|said|say|sent|ask|want|gave|think|saw|is my))|(i am|\\d+)${WORDS_BETWEEN} ${PERSON}|(?<=(^|[,.]) )((an?|young|old|elder*|retired|\\d+|year) ){0,5}${PERSON}(?= ([,.]|with|aged?|\\d+|here|in (his|her)|who|present*|of course|$))|i am an?( [^ .,]+){0,2} ${RELATION}(?! (of (?!\\d)|call|here))|(?<=[^ .]{2,} (, )?)(son|daughter|wife|husband|widow) of`,
);
const PRONOUN = phrase('she|her|he|his');
const FIRST_PERSON = phrase('i|me');
const WOMANLY = phrase('(am|is|week) pregnant|my period');

/**
 * The patient's gender if the words state it: "female" and "male" first (WORDS-5), then man, woman, girl, boy, the
 * relation of the person the caller has come for, he and she. Undefined if nothing states it. The span is in the plain
 * words.
 */
export function findGender(words: PlainWords, patient: PatientPerson): FoundGender | undefined {
  const said = (pattern: RegExp): FoundGender[] =>
    spansOf(words, pattern).map(({ end }) => {
      const until = words.text.slice(0, end).replace(/ of$/u, '');
      const start = until.lastIndexOf(' ') + 1;
      return { start, end, value: genderOf(until.slice(start)) ?? 'other' };
    });
  const [stated] = [...said(OTHER), ...said(STATED)];
  if (stated !== undefined) return stated;
  if (patient.gender !== undefined) return patient.gender;
  const [noun] = said(NOUN);
  if (noun !== undefined) return noun;
  if (patient.other || !says(words.text, FIRST_PERSON)) {
    const pronouns = said(PRONOUN);
    const [she = [], he = []] = ['female', 'male'].map((one) => pronouns.filter(({ value }) => value === one));
    if (she.length !== he.length) return she.length > he.length ? she[0] : he[0];
  }
  const [womanly] = said(WOMANLY);
  return womanly && { ...womanly, value: 'female', assumed: true };
}
