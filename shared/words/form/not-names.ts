import { RELATION } from '#shared/words/reading/patient-person.ts';
import { phrase, says } from '#shared/words/reading/phrase.ts';
import { plainWord } from '#shared/words/reading/plain-words.ts';
import { SMALL_WORDS } from '#shared/words/reading/small-words.ts';
import { SYMPTOM_WORDS } from '#shared/words/reading/symptom-rows.ts';

/** Further words that may stand in the place of a name; “h” is what plain words leave of “hes”. */
const OTHER_WORDS =
  'half work at h bear baby dead eating funny has bump pulse carer name and down black worse look stop fast newborn flat done loose quite water temperature help sugar been made little with weak gone food myself diabetic british today spelled spelt spelling ambulance reception emergency taxi';
const WORDS = `${SMALL_WORDS} ${OTHER_WORDS} ${RELATION} ${SYMPTOM_WORDS}`.match(/(?<![a-z\])*])[a-z]+(?![a-z*])/gu);
const WRITTEN = new Set(WORDS);
const MONTH = phrase('(?!(april|may|june) )MONTH');
const PLAIN = new Set(WORDS?.map(plainWord));

/** Surnames that are everyday words, too: they count after a first name and with a capital. */
const EVERYDAY_SURNAMES = new Set(
  'bear best black bone child cross day fast flat foot friend good great hand head just little long love mole more moon past power short small speed sharp stone summer wait way week weeks winter work worth'.split(
    ' ',
  ),
);

/** Whether a word is a surname as well: "Ian Black". */
export function isEverydaySurname(word: string): boolean {
  return EVERYDAY_SURNAMES.has(word);
}

/**
 * True for a word or punctuation mark that cannot be part of a name. Common surnames (Young, King, White) and first
 * names that resemble words ("Mary", not "married") can. `isExpected` if a name must come ("my name is Blessing"): then
 * a word's ending says nothing.
 */
export function isNoName(word: string, isExpected = false): boolean {
  return (
    word.length > 40 ||
    !/^[\p{L}\p{M}']+$/u.test(word) ||
    WRITTEN.has(word) ||
    (/(?:ing|(?<!^say)ed|(?<!^mol)ly|(?<!^(?:well|haye|burn|water|week))s)$/u.test(word) &&
      PLAIN.has(plainWord(word))) ||
    says(` ${plainWord(word)} `, MONTH) ||
    /\d/u.test(plainWord(word)) ||
    (!isExpected && /(?:.{3}[^lrpntvm]ing|.{5}(?<!n[eo]l|[bv]er)ly|.{3}[^elmr]ed|.{6}red|tion|ness)$/u.test(word)) ||
    /^'|(?:n't|'d|'ll|tieth|(?:[fhx]|[^i]n|^nin)th|^fourth|day)$/u.test(word)
  );
}
