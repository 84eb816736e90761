import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';
import { SMALL_WORDS } from './small-words.ts';

/** Stretches of plain words that do not say what the patient has; each begins before its first symptom. */
export type Unsaid = {
  /** Denied ("no fever", "denies"), said of the family ("my father died of a stroke") or what may come ("if I get"). */
  readonly denied: readonly Span[];
  /** Long ago, or only asked about ("history of", "years ago"). */
  readonly distant: readonly Span[];
  /** Had, and gone again ("the headache has gone"); a warning sign stays one. */
  readonly over: readonly Span[];
};

/** After these a "not" says something else: "not only", "does not go away", "not breathing". */
const NOT_A_DENIAL =
  '(?! (me|only|just|sure|know|remember|want|help|work|(go)(?! (to|anywhere) )|stop|sleep|eat|respond|answer|get (better|up|out|to|through|rid|my)|better|able|well|feel (well|good|right)|too|so|much|breathe|wake|move|feed|fade|wet|see (the|any|a) point|(had|known)( [^ .,]+){0,3} (this)|energy|appetite|i|it|HE|no) )';
const HAVE = '( (go (to|into)|more|have|has|had|get|got|feel|been|any|a))*';
const JOINS = 'in|out|on|at|of|to|with|or|and|trouble|problem|walk|hit|bang|morning';
/** One more word of a denial: up to the end of its clause, or to what the patient does have ("… and my knee hurts"). */
const REACH = `( (pregnan*|(?!([.?]|(?!(${JOINS}|my|the|his|her|a|an) )(${SMALL_WORDS.replaceAll(' ', '|')})|(?<!(no|not|without|deny|${JOINS.replace('|and|', '|')}) )(my|the|his|her|a)) )[^ ]+))`;
const DENIED = [
  // These go on over commas.
  `(deny|negative for|absence of|no (history|evidence|sign) of|(?<!(ca|wo|could|would) )not( have| had| got| get| feel)? any|not say( that)? i have)${REACH}{0,24}`,
  `(no|nil|(?<!(ca|wo|could|would) )not|nor|neither|without|never|none of)${NOT_A_DENIAL}${HAVE}((?! ,(?! [^.?]{0,80} n?or ))${REACH}){0,8}`,
].map((said) => phrase(said));

const REST = '( (?!(but|i|my|now|today) )[^ .]+){0,9}';
const PARENT = '(grand)?(father|mother|mum|mom|dad|parent|pa)|gran|nan|aunt*|uncle';
const NOT_THE_PATIENTS = [
  '([^ .?,]+ ){1,6}(\\?( [^ .?,]+ is)?|is|patient) (no|none|never|negative|absent|not there)',
  `not because( i)?${REST}`,
  '[^ ]+ (is|are) ((all )?(fine|ok|okay|good|clear|alright|normal)|not hurting)',
  `family( [^ .]+)? history${REST}`,
  '([^ .]+ ){1,5}runs? in MY family',
  `(my|his|her|our) (${PARENT}|brother|sister|friend) (died)${REST}`,
  `lost (my|our|a) [^ ]+ to${REST}`,
  `(my|our|a) (cousin|colleague|friend|neighbo*|[a-z]*mate) (had|died)${REST}`,
  `(my|his|her|our) (${PARENT}) (had)${REST}`,
  `(if (i|you|HE|it|some[a-z]+)|prevent*|vaccin* (for))(${REST} (and|or) i)?${REST}`,
].map((said) => phrase(said));
/** What lasts when it "has gone": sight, not a headache. */
const SENSE = '(vision|sight|hear|voice|appetite|memory|speech)';
const OVER = [
  '([^ .?]+ ){1,14}but( (it|that|they|both|is|are|has|have|had|now))+ (fine|ok|gone|clear*|settl*|resolv*)',
  `((?!${SENSE} )[^ .,]+ ){1,2}(is|are|has|have) (gone|clear*|settl*|resolv*)(?= ([.,]|and|now|the|i|$))`,
  `used to (have|suffer)${REST}`,
  '((?!(but|and|now) )[^ .,?]+ ){0,6}(had( [^ .,?]+){1,8}|was) [^ ]+ year ago',
].map((said) => phrase(said));
const DISTANT = [
  '(week|year|month) ago (i|HE|my [^ ]+) (had|did|was|got|tried)( [^ .]+){0,16}',
  `((worried|nervous) (about|(it|this|that) (could|might|may) be)|(afraid|scared|fear|risk|history) of|what are|(ask|read|talk~~) about|(is)( [^ .]+){1,3} always|previous|past|used to)${REST}`,
  '((?!(but|and|now) )[^ .,?]+ ){1,12}((year|month) ago|in ((20)\\d\\d|(19|20) \\d\\d|2 thousand)|last (year|summer|winter|MONTH)|(as|when (i|HE) was)( a)? (child|kid|baby|toddler|teen*|young*|\\d+))',
].map((said) => phrase(said));

/** Finds what is denied, said of others, or only feared. Takes time in proportion to the text. */
export function findUnsaid(words: PlainWords): Unsaid {
  const all = (patterns: readonly RegExp[], before = 1): Span[] =>
    patterns.flatMap((pattern) => spansOf(words, pattern).map(({ start, end }) => ({ start: start - before, end })));
  return {
    // "No appetite" begins with the word that denies, and is said.
    denied: [...all(DENIED, 0), ...all(NOT_THE_PATIENTS)],
    distant: all(DISTANT),
    over: all(OVER),
  };
}
