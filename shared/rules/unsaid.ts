import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Stretches of plain words that do not say what the patient has. */
export type Unsaid = {
  /** Denied ("no fever", "denies", "never had") or said of the family ("my father died of a stroke"). */
  readonly denied: readonly Span[];
  /** What may come ("if I get", "to prevent"). */
  readonly feared: readonly Span[];
  /** Long ago, or only asked about ("history of", "years ago"). */
  readonly distant: readonly Span[];
};

/** After these a "not" says something else: "not only", "does not go away", "not breathing". */
const NOT_A_DENIAL =
  '(?! ([,.?]|me|only|just|sure|know|remember|want|help|work|go|going|gone|stop|let|sleep|eat|respond|improv*|get better|better|settl*|leave|able|been (able|well)|well|feel (well|good|right|myself)|too|so|much|even|breath*|wake|move|drink|feed|pass|yet|fade|resolve|relieve|idea|one|doubt|change|way|energy|appetite|feeling|strength|control|pulse|wet|i|it|my|HE|that|we|you|yes|yeah|please|thank|sorry|no) )';
const HAVE =
  '( (really|actually|currently|ever|also|that|i|have|has|had|get|got|feel|felt|experience|notice|report|complain of|suffer from|seen|been|any|such|a|an))*';

/** Cues whose list goes on over commas. */
const LISTED_DENIAL = phrase(
  'deny|negative for|(free|absence) (of|from)|no (history|evidence|sign|complaint|symptom) of( any)?|not( have| had| got)? any',
);
const DENIAL = phrase(
  `(no|(?<!(ca|wo|could|would) )not|nor|neither|without|never( been)?|none of)${NOT_A_DENIAL}${HAVE}`,
);
const SCOPE_END = phrase(
  '[.?:]|but|however|although|though|except|apart|yet|still|instead|only|just|because|since|due|when*|while|if|until|so|then|also|now|today|complain|report|present|has|have|had|feel|is|are|was|were|started|i|HE|it|there|we|you|which|phone|number|call|reach|contact|name|aged?|male|female|plus|some|severe|bad|mild|very|really|no|not|for|please|can|ca|old|yes|yeah|well|good|great|right|better|worse|much|new|after|before',
);
const JOINS = phrase('in|on|at|of|to|around|from|with|or|and|nor|any|the|my|his|her|both|into|over|down|near|like|,');
const ARTICLE = phrase('my|the|his|her|our|a|an|this|with');

const DENIED_AFTER = [
  '([^ .?,:]+ ){1,6}[?:] (no|none|never|not really|nil|negative)',
  '([^ .?,:]+ ){1,3}((is|was|are) )?(absent|negative|ruled out|excluded)',
  '((?!(but|and) )[^ .?]+ ){1,14}but (now )?(it|that) is (all )?(fine|ok|okay|gone|normal)',
].map((said) => phrase(said));
const PARENT = '(father|mother|mum|mom|dad|parent|grand[a-z]+|gran|nan|aunt|uncle)';
const REST = '( (?!(but|i|my) )[^ .]+){0,10}';
const FAMILY = [
  `family( medical)? history${REST}`,
  '([^ .]+ ){1,5}runs? in (my|the|our|his|her) family',
  `(my|his|her|our) (${PARENT}|brother|sister|cousin|friend|neighbou?r|colleague) (died|passed|(has|have|had) (the same|it too|a cold|the flu|diabetes))${REST}`,
  `(my|his|her|our) ${PARENT}( and ${PARENT})?( all| both| also)? (had|was diagnosed)(?!~ (today|now|just|this|ago) )${REST}`,
].map((said) => phrase(said));
const ASIDE = '( (?!(but|now|today) )[^ .]+){1,9}';
const FEARED = phrase(`(if (i|HE|it|there|my)|in case|prevent*|avoid|vaccin* (for|against))${ASIDE}`);
const DISTANT = [
  phrase(
    `((worried|nervous|concerned) about (have|get|an?)|(afraid|scared|fear|risk|history) of|(check|screen)( me)? for|(ask|question|read|hear|learn) (about|on)|what to do|recover* from|previous|past|used to|course|film|on tv)${ASIDE}`,
  ),
  phrase(
    '((?!(but|and|now) )[^ .,?]+ ){1,12}((year|month) (ago|back)|in ((19|20)\\d\\d|19 \\d+|2 thousand)|last year|as a (child|kid|baby)|when i was (a |young |little |\\d)[^ ]*)',
  ),
];

/** Finds what is denied, said of others, or only feared. Takes time in proportion to the text. */
export function findUnsaid(words: PlainWords): Unsaid {
  const all = (patterns: readonly RegExp[]): Span[] =>
    patterns.flatMap((pattern) => spansOf(words, pattern).map(({ start, end }) => ({ start: start - 1, end })));
  return {
    denied: [
      ...spansOf(words, LISTED_DENIAL).map((cue) => scopeAfter(words.text, cue, 24)),
      ...spansOf(words, DENIAL).map((cue) => scopeAfter(words.text, cue, 8)),
      ...all([...FAMILY, ...DENIED_AFTER]),
    ],
    feared: all([FEARED]),
    distant: all(DISTANT),
  };
}

/** True when the stretch begins inside one of the others, or right after its first word. */
export function isWithin(span: Span, others: readonly Span[]): boolean {
  return others.some((other) => span.start > other.start && span.start < other.end);
}

/** How far a denial reaches: to the end of its clause, in a long list over commas, too. */
function scopeAfter(text: string, cue: Span, mostWords: number): Span {
  let end = cue.end;
  let previous = '';
  let content = 0;
  for (let count = 0; count < mostWords; count += 1) {
    const next = text.indexOf(' ', end + 1);
    if (next === -1) break;
    const word = text.slice(end, next + 1);
    if (word.search(SCOPE_END) !== -1) break;
    const joins = word.search(JOINS) !== -1;
    if (word.search(ARTICLE) !== -1 && (previous === ' and ' || (content > 0 && previous.search(JOINS) === -1))) break;
    if (word === ' , ' && mostWords < 9 && text.slice(next, next + 90).search(/^[^.?]{0,80}? n?or /u) === -1) break;
    if (!joins) content += 1;
    previous = word;
    end = next;
  }
  return { start: cue.start, end };
}
