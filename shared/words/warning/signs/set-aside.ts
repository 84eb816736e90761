import { RELATION } from '#shared/words/reading/patient-person.ts';
import { phrase, spansOf } from '#shared/words/reading/phrase.ts';
import type { PlainWords, Span } from '#shared/words/reading/plain-words.ts';

const LANGUAGE =
  '(arabic|bengali|cantonese|chinese|dutch|english|farsi|french|german|greek|hausa|hindi|hungarian|igbo|italian|japanese|korean|kurdish|language|mandarin|persian|polish|portuguese|punjabi|pashto|romanian|russian|somali|spanish|swahili|tagalog|tamil|tigrinya|turkish|ukrainian|urdu|vietnamese|welsh|yoruba)';

/**
 * Phrases that only sound like a warning sign: a language somebody does not speak, another person's illness, overwork,
 * a figure of speech.
 */
const ONLY_SOUNDS_LIKE_IT = [
  `(((can|could|do|does|ca|did) not|hard|only|bare|no|poor|little|CANT) )(to )?(find|know|say|read|speak|talk|understand|write)( [^ .,#]+){0,6}( ,)?( [^ .,#]+){0,4} ${LANGUAGE}`,
  `(word|name|call|called|say)( [^ .]+){0,4} in ${LANGUAGE}`,
  `${LANGUAGE} is( [^ .]+){0,3} (bad|broken|poor|weak|not( [^ .,]+){0,2})`,
  `(my|a|the) ${RELATION}( [^ .]+){0,12} (not me|made me (think|worr*)|got me (think|worr*))`,
  'overdo( it)?|overdone|overdid|overdoing',
  '(it|that|this|they|my [^ ]+|the [^ ]+)( is| are)? kill* me(?! (in|now|since))',
  'die (for|of) (the loo|a (coffee|cup|drink|wee)|embarras*|bored*|laugh*|thirst(?= haha))|nearly died (of|from) (embarras*|laugh*|shame)',
  '(kill|die) for (a|an|some) [^ ]+',
  'near* (died|dead) (of|from) (embarras*|laugh*)',
  '(panic|heart) attack (over|when i saw MY bill)',
].map((said) => phrase(said));

/** Finds idioms that would be taken for a warning sign. */
export function findSetAside(words: PlainWords): Span[] {
  return ONLY_SOUNDS_LIKE_IT.flatMap((pattern) =>
    spansOf(words, pattern).map(({ start, end }) => ({ start: start - 1, end })),
  );
}
