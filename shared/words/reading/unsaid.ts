import { RELATION, type PatientPerson } from './patient-person.ts';
import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';
import { ENDS_AN_ILLNESS, findRuledOut } from './ruled-out.ts';
import { SMALL_WORDS } from './small-words.ts';

/** Stretches of plain words that do not describe the patient's condition; each begins before its first symptom. */
export type Unsaid = {
  /** Denied ("no fever", "denies"). */
  readonly denied: readonly Span[];
  /** About the family ("my father died of a stroke") or a possibility ("if I get"): the patient may have it too. */
  readonly others: readonly Span[];
  /** Had and gone again ("the headache has gone"); a warning sign still counts. */
  readonly over: readonly Span[];
};

/** After these a "not" means something else: "not only", "does not go away", "not breathing". */
const NOT_A_DENIAL =
  '(?! (only|just|sure|me|get(?! any)|breathe(?! difficult*)|fade|go away|wet|think HE is breathe|wake|respond|answer|stop|able|(really )?want|see|trust|worth|alive|felt|remember|work(?! hard)|move|feed|i|it|HE|no) )';
const HAVE = '( (go (to|into)|more|have|has|had|get|got|feel|been|any|a))*';
const JOINS = 'in|out|on|at|of|to|about|with|or|and|any|trouble|problem|think|walk|hit|bang|morning';
/** One more word of a denial: up to the end of its clause, or to what the patient does have ("… and my knee hurts"). */
const REACH = `( (pregnan*|(?!([.?]|has|and (my|the|his|her)|(?<= ${ENDS_AN_ILLNESS} )(my|the|his|her)|(?!(${JOINS}|my|the|his|her|a|an) )(${SMALL_WORDS.replaceAll(' ', '|')})) )[^ ]+))`;
/** The rest of a clause, and what continues after commas up to an "or". */
const CLAUSE = `((?! ,(?! [^.?]{0,80} n?or ))${REACH}){0,8}`;
const DENIED = [
  // These continue after commas.
  `(deny|negative for|no (history|evidence|sign) of|not( have| had| got| feel)? any|not say i have|not think (i|HE) (have|has)${HAVE})${REACH}{0,24}`,
  `(no|nil|(?<!(ca|can|wo|will|could|would) )not|nor|neither|without|never(?! [^.,]{0,40} before ))${NOT_A_DENIAL}${HAVE}${CLAUSE}`,
].map((said) => phrase(said));

/** Source of a phrase for the rest of what is said. */
export const REST = '( (?!(but|i|my|now|today) )[^ .]+){0,9}';
/** What has just happened concerns somebody who is here: "my mum had a seizure this morning". */
const HAD =
  '(( ,)? HE)? (had|died|drop*|would)(?![^.]{0,80} ((hour|minute|second) ago|just now|last night|on the way|outside|today|tonight|this (afternoon|evening|morning)|yesterday) )';
const SAID_TO_BE_FINE = [
  '(?<=[.] )([^ .?,]+ ){1,3}no(?= [.])',
  '((?!test )[^ .?,]+ ){1,6}(\\?( [^ .?,]+ is)?|is|patient) (no(?! (better|less|worse|different|improv*))|none|never|negative|not there)',
  `[^ .]+ free|not because( i)?${REST}|free (of|from)${REACH}{0,8}`,
  '[^ ]+ (is|are) (fine|okay|good|clear|alright|normal)',
].map((said) => phrase(said));
const NOT_THE_PATIENTS = [
  `family history${REST}`,
  '([^ .]+ ){1,5}runs? in MY family',
  '(((?<=(HURT|worse|leak*)[^.]{0,30} )when (i|HE)|worse (on|with)|when( [^ ]+){1,3} or) cough|cough (make|aggravat*))(?![^.]* blood)',
  // What is usually so denies nothing about today: "the worst headache, and I don't get headaches".
  `(do|does) not get(?! (any|better|rid) )${CLAUSE}`,
  'pain (pill|tablet|kill*|med*|relief)|never [^.,]{0,40} before',
  `(his|her|a) ${RELATION}${HAD}${REST}`,
  `(my|our|his|her) ${RELATION} (had|died)(?![^.]{0,80} ((hour|minute|second) ago|just now|last night|today|tonight|this (afternoon|evening|morning)|yesterday) )( [^ .?]+){1,8} so(?! (i|we) (brought|call*|carri*|drove|phoned|rang|rush*|took) )${REST}`,
  `(if (i|you|HE|it)(?! step))(${REST} and i)?${REST}`,
].map((said) => phrase(said));
/** Used if the speaker is the patient. */
const MY_FAMILYS = phrase(`((my|our) )?${RELATION}${HAD}${REST}`);
/** What remains a problem when it "has gone": sight, unlike a headache. */
const SENSE = '(vision|sight|voice|speech|back(?= is))';
const OVER = [
  '([^ .?]+ ){1,14}[.,]( (it|that) is)? all (gone|better|clear*|settl*)',
  '([^ .?]+ ){1,14}but( (it|that|they|is|are|has|have|now))+ (fine|okay|gone|(?<=that is )away|clear*|settl*|resolv*)',
  `((?!${SENSE} )[^ .,]+ ){1,2}(is|are|has|have)( now)? (gone|clear*|settl*|resolv*)(?= ([.,]|and|now|the|i|$))`,
  `used to (have|suffer)${REST}`,
  '((?!(but|and|now) )[^ .,?]+ ){0,6}(had( [^ .,?]+){1,8}|was) [^ ]+ year ago',
].map((said) => phrase(said));
/** Finds what is denied, about others, or over. Time is proportional to the length of the text. */
export function findUnsaid(words: PlainWords, patient: PatientPerson): Unsaid {
  const all = (patterns: readonly RegExp[], before = 1): Span[] =>
    patterns.flatMap((pattern) => spansOf(words, pattern).map(({ start, end }) => ({ start: start - before, end })));
  return {
    // "No appetite" begins with the denying word and is itself a symptom.
    denied: [...all(DENIED, 0), ...all(SAID_TO_BE_FINE), ...findRuledOut(words)],
    others: all(patient.other ? NOT_THE_PATIENTS : [...NOT_THE_PATIENTS, MY_FAMILYS]),
    over: all(OVER),
  };
}
