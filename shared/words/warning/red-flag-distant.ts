import { phrase, spansOf } from '#shared/words/reading/phrase.ts';
import type { PlainWords, Span } from '#shared/words/reading/plain-words.ts';
import { REST } from '#shared/words/reading/unsaid.ts';

/** Says when something was that is none of this hour. */
const LONG_AGO =
  '((year|month|long time|good while) (ago|back)|in ((19|20)\\d\\d|(19|20) \\d\\d|2 thousand)|last (year|summer|winter|MONTH)|in childhood|at (the )?age (of )?\\d+|(as|when (i|HE) was)( an?)? (child|kid|baby|toddler|student|teen*|young*|\\d+)|as a (small |little |young )?(boy|girl)|when (i|HE) was (at|in) (college|school|uni*))';
/** The rest of what is told of then, up to where it may be now. */
const THEN = '( (?!(but|and|now|today|since|this) )[^ .,]+){0,16}';
/** The rest of what somebody had, up to what they come with now: "a man with a history of ulcers vomits blood". */
const BEFORE_THIS =
  '( (?!(but|i|my|now|today|sudden*|present*|complain*|develop*|report*|vomit*|woke|has|is|was|with|who) )[^ .]+){0,9}';

const DISTANT = [
  '(bath*|clean|wash) (it|them)( with)+ boiling water',
  '(arm|hand)~ (dead|numb)( [^ .]+){0,5} (lay|lying|slept|sleep) on it',
  '\\d+ (month|year) of( (?!(but|and|now|today|since|with|pregnan*|smok*|diabet*) )[^ .,]+){1,5}',
  '(stroke|attack) at [3-9]\\d(?! (past|to|am|pm|minute) )',
  `((?<!(hour|day|week) )history of|previous|past|residual)${BEFORE_THIS}`,
  `had( [^ .,]+){1,4} in MONTH|had( [^ .,]+){1,8} ${LONG_AGO}`,
  'faint*( [^ .]+){0,2} (at|from|over|see)( the sight of)?( (a|the|my|some))* (needle|blood|injection)',
  'follow up (on|for|about) MY [^ ]+',
  'bleed( [^ .]+){0,2} at first but( (it|is|has))* stop*(?! (and|but|then) )',
  `week ago (i|HE|my [^ ]+) (had|did|was|got|tried)${THEN}`,
  `(?<!since )${LONG_AGO}( ,)? (i|HE|my|half)${THEN}`,
  `((worried|nervous) (about|(it|this|that) (could|might|may) be)|(afraid|scared|fear|risk) of|what are|(ask|read|talk~~) about|(is)( [^ .]+){1,3} always|used to)${REST}`,
  `((?!(but|and|now) )[^ .,?]+ ){1,12}(, )?(a )?${LONG_AGO}`,
].map((said) => phrase(said));

/** Finds what was long ago, has stopped, is feared or only asked about ("years ago", "risk of"): a symptom, but no sign. */
export function findDistant(words: PlainWords): Span[] {
  return DISTANT.flatMap((pattern) => spansOf(words, pattern).map(({ start, end }) => ({ start: start - 1, end })));
}
