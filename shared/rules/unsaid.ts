import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Stretches of plain words that do not say what the patient has. */
export type Unsaid = {
  /** Denied ("no fever", "denies", "never had") or said of the family ("my father died of a stroke"). */
  readonly denied: readonly Span[];
  /** Long ago, feared or only asked about ("if I get", "history of", "years ago"). */
  readonly distant: readonly Span[];
};

const DONT = "(do|does|did|has|have|had|is|are|was|were)(n't|nt| not)";
/** After these a "not" says something else: "not only", "doesn't go away", "not breathing". */
const NOT_A_DENIAL =
  "(?! ([,.?]|only|just|sure|certain|know|understand|remember|want|help*|work*|go|going|gone|stop*|let|sle[ep]*|eat*|respond*|improv*|get better|getting|better|subside|settl*|lea?ve|able|been (able|well|sleeping|eating)|well|feel(ing)? (well|good|right|great|myself)|too|so|much|even|breath*|wak*|mov*|drink*|feed*|pass*|yet|fad*|blanch*|disappear*|resolv*|relie*|idea|matter|one|doubt|change|way|wonder|problem|energy|appetite|feeling|strength|control|voice|urine|wet|pulse|i|i'm|i've|it|it's|my|s?he|s?he's|the|that*|we|you|yes|yeah|please|thank*|actually|sorry|no) )";
const HAVE =
  "( (really|actually|currently|ever|also|think|that|i|i've|have|has|had|having|got|get*|feel*|felt|experienc*|notic*|report|complain of|suffer from|seen|been|any|such|a|an))*";

/** Cues whose list goes on over commas. */
const LISTED_DENIAL = phrase(
  `denie[sd]|denying|deny|negative for|free (of|from)|absence of|no (history|evidence|signs?|complaints?|symptoms) of( any)?|${DONT}( have| had| got)? any`,
);
const DENIAL = phrase(
  `(no|not|nor|neither|without|never(?! been)|no longer|none of|ain't|${DONT})${NOT_A_DENIAL}${HAVE}`,
);
const SCOPE_END =
  /^(?:[.?:]|but|however|although|though|except|apart|besides|yet|still|instead|only|just|because|since|due|when\w*|while|if|until|so|then|also|now|today|complain\w*|report\w*|present\w*|has|have|had|having|feel\w*|is|are|was|were|started|i|i'm|i'd|im|i've|ive|s?he|s?he's|they|it|it's|there|there's|we|you|which|who|phone|number|call|reach|contact|name|aged?|male|female|plus|some|severe|bad|mild|very|really|no|not|for|please|can|cannot|can't|old|yes|yeah|admits|well|good|great|right|myself|better|worse|much|new|after|before)$/u;
const JOINS = /^(?:in|on|at|of|to|around|from|with|or|and|nor|any|the|my|his|her|both|into|over|down|near|like|,)$/u;
const ARTICLE = /^(?:my|the|his|her|our|a|an|this|with)$/u;

const DENIED_AFTER = [
  /(?<= )((?:[^ .?,:]+ ){1,6})(?:\?|:) (?:no|none|nope|never|not really|nil|negative|absent|denied)(?= )/gu,
  /(?<= )((?:[^ .?,:]+ ){1,3})(?:(?:is|was|are) )?(?:absent|denied|negative|ruled out|excluded)(?= )/gu,
  /(?<= )((?:(?!but |and )[^ .?]+ ){1,14})but (?:now )?(?:it's|that's|it is|i'm) (?:all )?(?:fine|ok|okay|gone|normal)(?: now)?(?= )/gu,
];
const PARENT = '(father|mother|mum|mom|dad|parents?|grand ?[a-z]+|gran|nan|aunt|uncle)';
const FAMILY = [
  'family( medical)? history( (?!but )[^ .]+){1,12}',
  '([^ .]+ ){1,5}runs? in (my|the|our|his|her) family',
  `(my|his|her|our) ((${PARENT}|brother|sister|cousin|friend|neighbou?r|colleague)s?) (died|passed|(has|have|had) (the same|it too|a cold|the flu|diabetes))( (?!but |i |i'm |i've |my )[^ .]+){0,10}`,
  `(my|his|her|our) ${PARENT}( and ${PARENT})?( all| both| also)? (had|was diagnosed|suffered)(?!~ (today|now|just|this|ago))( (?!but |i |i'm |i've |my )[^ .]+){0,10}`,
].map(phrase);
const ASIDE = '( (?!but |and now |now |today )[^ .]+){1,9}';
const DISTANT = [
  phrase(
    `(if (i|he|she|they|it|there|my)|in case|(worried|nervous|concerned) about (having|getting|an?)|(afraid|scared|fear|risk|history|histories|aware*|signs) of|prevent*|avoid*|(check*|screen*)( me)? for|rule out|(ask*|question*|read*|hear*|learn*|inform*) (about|on)|what to do|vaccin* (for|against)|recover* from|previous*|past|used to|course|class|film|on tv)${ASIDE}`,
  ),
  /(?<= )(?:(?!but |and |now )[^ .,?]+ ){1,12}(?:(?:years?|months?) (?:ago|back)|in (?:(?:19|20)\d\d|nineteen|two thousand)|last year|as a (?:child|kid|baby)|when i was (?:a |young|little|\d)[^ ]*)(?= )/gu,
];

/** Finds what is denied, said of others, or only feared. Takes time in proportion to the text. */
export function findUnsaid(words: PlainWords): Unsaid {
  const denied = [
    ...spansOf(words, LISTED_DENIAL).map((cue) => scopeAfter(words.text, cue, 24, true)),
    ...spansOf(words, DENIAL).map((cue) => scopeAfter(words.text, cue, 8, false)),
    ...FAMILY.flatMap((pattern) => spansOf(words, pattern)),
    ...DENIED_AFTER.flatMap((pattern) =>
      Array.from(words.text.matchAll(pattern), (match) => ({
        start: match.index,
        end: match.index + (match[1]?.length ?? 0),
      })),
    ),
  ];
  const distant = DISTANT.flatMap((pattern) =>
    Array.from(words.text.matchAll(pattern), (match) => ({ start: match.index, end: match.index + match[0].length })),
  );
  return { denied, distant };
}

/** True when the stretch begins inside one of the others. */
export function isWithin(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => span.start >= other.start && span.start < other.end);
}

/** How far a denial reaches: to the end of its clause, over commas only in a list. */
function scopeAfter(text: string, cue: Span, mostWords: number, listed: boolean): Span {
  let end = cue.end;
  let previous = '';
  let content = 0;
  for (let count = 0; count < mostWords; count += 1) {
    const next = text.indexOf(' ', end + 1);
    if (next === -1) break;
    const word = text.slice(end + 1, next);
    if (SCOPE_END.test(word)) break;
    if (ARTICLE.test(word) && (previous === 'and' || (content > 0 && !JOINS.test(previous)))) break;
    if (word === ',' && !listed && !/^[^.?]{0,80}? n?or /u.test(text.slice(next, next + 90))) break;
    if (!JOINS.test(word)) content += 1;
    previous = word;
    end = next;
  }
  return { start: cue.end, end };
}
