import { phrase, spansOf } from './phrase.ts';
import type { PlainWords, Span } from './plain-words.ts';

/** Stretches of plain words that do not say what the patient has. */
export type Unsaid = {
  /** Denied ("no fever", "denies", "never had") or said of the family ("my father died of a stroke"). */
  readonly denied: readonly Span[];
  /** Long ago, feared or only asked about ("if I get", "history of", "years ago"). */
  readonly distant: readonly Span[];
};

const NOT_A_DENIAL =
  "(?! (?:[,.?]|only|just|sure|certain|know|understand|remember|want|like|help|work|working|helping|helped|go|going|gone|stop|stopping|stopped|let|sleep|sleeping|slept|eat|eating|eaten|seem|respond|responding|improve|improving|improved|get better|getting|better|subside|settle|settling|leave|left|mind|care|need|able|been able|been well|been sleeping|been eating|been myself|well|feel well|feel good|feel right|feeling (?:well|good|great|right|myself|too|very|so)|too|so|much|even|breathing|breathe|waking|wake|moving|move|drinking|drink|feeding|passing|passed|yet|long|stand|bear|resolve|resolved|fully|relieved|controlled|relief|improvement|idea|matter|one|doubt|change|way|wonder|problem|energy|appetite|breath|feeling|sensation|strength|control|sleep|voice|urine|wet|movement|pulse|response|i|i'm|i've|it|it's|my|he|she|he's|she's|the|that|that's|we|you|yes|yeah|please|thanks|thank|actually|sorry|no)(?= ))";
const HAVE =
  "(?: (?:really|actually|currently|ever|also|think|that|i|i've|have|has|had|having|got|get|getting|feel|feeling|felt|experience|experienced|experiencing|notice|noticed|noticing|report|complain of|suffer from|seen|been|any|such|a|an))*";

/** Cues whose list goes on over commas. */
const LISTED_DENIAL = phrase(
  "(?:denie[sd]|denying|deny|negative for|free (?:of|from)|absence of|neither|no (?:history|evidence|signs?|complaints?|symptoms) of(?: any)?|(?:do|does|did|has|have|had)(?:n't|nt| not)(?: have| had| got)? any)",
);
const DENIAL = phrase(
  `(?:no|not|nor|without|never(?! (?:been (?:this|so)|ending|goes|go))|no longer|none of|(?:do|does|did|has|have|had|is|are|was|were)(?:n't|nt)|ain't)${NOT_A_DENIAL}${HAVE}`,
);
const SCOPE_END =
  /^(?:[.?:]|but|however|although|though|except|apart|besides|yet|still|instead|only|just|because|since|due|when|whenever|while|if|until|so|then|also|now|today|complain\w*|report\w*|present\w*|has|have|had|having|feels?|feeling|is|are|was|were|started|i|i'm|i'd|im|i've|ive|he|she|he's|she's|they|it|it's|there|there's|we|you|which|who|phone|number|call|reach|contact|name|aged?|male|female|plus|some|severe|bad|mild|very|really|no|not|for|please|thanks?|bring|brought|known|but|can|cannot|can't|his number|old|y|yes|yeah|positive|admits|endorses|well|good|great|right|myself|better|worse|much|new|since|until|after|before)$/u;
const JOINS =
  /^(?:in|on|at|of|to|around|from|with|or|and|nor|any|the|my|his|her|both|into|over|down|near|like|through|during|,)$/u;
const ARTICLE = /^(?:my|the|his|her|our|a|an|this|with)$/u;

const DENIED_AFTER = [
  /(?<= )((?:[^ .?,:]+ ){1,6})(?:\?|:) (?:no|none|nope|never|not really|nil|negative|absent|denied)(?= )/gu,
  /(?<= )((?:[^ .?,:]+ ){1,3})(?:(?:is|was|are) )?(?:absent|denied|negative|ruled out|excluded)(?= )/gu,
  /(?<= )((?:(?!but |and )[^ .?]+ ){1,14})but (?:now )?(?:it's|that's|it is|that is|i'm|they're) (?:all )?(?:fine|ok|okay|gone|normal|good)(?: now)?(?= )/gu,
];
const RELATIVE =
  '(?:father|mother|mum|mom|dad|parents?|brother|sister|siblings?|grand ?(?:mother|father|parents?|ma|pa)|gran|nan|aunt|uncle|cousin|family|side of the family|co ?workers?|colleagues?|flatmate|housemate|classmates?)';
const FAMILY = [
  phrase('family (?:medical )?history (?:of|is|includes|positive for)(?: [^ .]+){1,12}'),
  phrase('(?:[^ .]+ ){1,5}runs? in (?:my|the|our|his|her) family'),
  phrase(
    `(?:my|his|her|our|the) ${RELATIVE}(?: and ${RELATIVE})?(?: all| both| also)? (?:died|passed|had|has had|have had|was diagnosed|were diagnosed|suffered|has a history|have a history|(?:has|have|had|got|is having) (?:the same|it too|a cold|the flu|diabetes|high))(?! ~ (?:today|now|just|this|ago))(?: (?!but |i |i'm |i've |my )[^ .]+){0,10}`,
  ),
];
const DISTANT = [
  phrase(
    "(?:if (?:i|he|she|they|it|there|my)|in case|(?:worried|nervous|anxious|concerned) about (?:having|getting|a|an)|afraid of|scared of|fear of|risk of|prevent(?:ing)?|avoid(?:ing)?|check(?:ed|ing)?(?: me)? for|screen(?:ed|ing)? for|rule out|ask(?:ing)? about|question about|information (?:on|about)|what to do|read about|reading about|heard about|leaflet|vaccin\\w+ (?:for|against)|recover\\w+ from|history of|histories of|previous(?:ly)?|past|used to|survivor|aware of|awareness|course|class|training|movie|film|dream\\w*|on tv|the news|(?:my|a|the) (?:friend|neighbou?r|colleague|boss)(?:'s)? (?:had|has|got|died|told)|learn\\w*|research\\w*|poster|campaign)(?: (?!but |and now |now |today )[^ .]+){1,9}",
  ),
  /(?<= )(?:(?!but |and |now )[^ .,?]+ ){1,12}(?:years?|months?|decades?) (?:ago|back)(?= )/gu,
  /(?<= )(?:(?!but |and |now )[^ .,?]+ ){1,12}(?:in (?:19|20)\d\d|last year|as a (?:child|kid|teenager|baby)|when i was (?:a |in |young|little|\d)[^ ]*)(?= )/gu,
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
    Array.from(words.text.matchAll(pattern), (match) => ({
      start: match.index,
      end: match.index + match[0].length,
    })),
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
    if (content > 0 && ARTICLE.test(word) && !JOINS.test(previous)) break;
    if (previous === 'and' && /^(?:my|the|a|an|his|her)$/u.test(word)) break;
    if (word === ',' && !listed && !/^[^.?]{0,80}? (?:or|nor) /u.test(text.slice(next, next + 90))) break;
    if (!JOINS.test(word)) content += 1;
    previous = word;
    end = next;
  }
  return { start: cue.end, end };
}
