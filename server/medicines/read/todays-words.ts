import { withoutPastReactions } from './past-reactions.ts';

const CLAUSE_END =
  /[.;!?\n](?!\d)|[,:](?! ?\d)|\b(?:but|however|now|today|tonight|presents?|presenting|presented|comes? (?:in )?(?:with|for|because)|here (?:for|with|because)|attends|currently|still|again)\b/gu;
/** Years ago, but not “since”. */
const LONG_AGO =
  /\b(?:in (?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* )?(?:19|20)\d\d|(?:\p{L}+|\d) ?\(?(?:19|20)\d\d\)?(?= *$)|(?:years?|yrs) (?:ago|back|earlier)|(?<!(?:since|than|over the|for the) )last year|as an? (?:child|baby|teenager|student|kid|boy|girl|infant|young \p{L}+)|in (?:his|her|early)? ?childhood|at (?:the )?age(?: of)? \d+|when (?:he|she|they|i) (?:was|were) (?:an? |little|small|young|\d+|\p{L}+ years)|in the past|previously|long ago|decades ago)\b/u;
/** Compares today with the past. */
const AS_NOW = /\b(?:since|like|same|similar|ongoing|worse|keeps?|recur\w*|as (?:in|with|when))\b/u;
const KIN =
  '(?:husband|wife|partner|boyfriend|girlfriend|mother|father|mum|mom|dad|brother|sister|uncle|aunt|cousin|grand(?:mother|father|ma|pa)|neighbou?r|friend|colleague|flat ?mate|room ?mate|(?:mother|father) in law)';
const DOES_SOMETHING =
  '(?!noticed|noted|brought|seen|saw|found|called|given|gave|tried|to\\b|hit|beat\\w*|kick\\w*|strangl\\w*|chok\\w*|threat\\w*|punch\\w*|slap\\w*|been (?:hit|beat|giv|violent)|asked|told|left|worried|concerned|afraid|with (?:him|her)|drunk|violent|angry|rough|away|gone|observed|witnessed|filmed|reported|said|measured|checked)';
/** “her husband takes warfarin”, “mother on lithium”, “wife had a clot”: other people, and what is said about them. */
const SOMEBODY_ELSE = new RegExp(
  `\\b(?:(?:family history|fhx?|fam hx)\\b ?[:=]?|(?<!my )${KIN}s?(?! of\\b)(?:,? who)? (?:(?:also |just |recently )?(?:has|had|have|is|was|were|are|died|takes?|took|uses?|suffers?|on|with|recently|just|lately)) ${DOES_SOMETHING})`,
  'gu',
);

/** A plain text without what is said about other people. */
export function withoutOthers(text: string): string {
  return blank(text, SOMEBODY_ELSE);
}

/**
 * A plain text without what happened years ago, what concerns other people and past allergic reactions: none of it is a
 * complaint or warning sign today.
 */
export function todaysWords(text: string): string {
  return withoutLongAgo(withoutOthers(withoutPastReactions(text)));
}

/** A plain text without clauses about what happened years ago. */
export function withoutLongAgo(text: string): string {
  let kept = '';
  let start = 0;
  for (const end of [...Array.from(text.matchAll(CLAUSE_END), ({ index }) => index), text.length]) {
    const clause = text.slice(start, end);
    const isOver = LONG_AGO.test(clause) && !AS_NOW.test(clause);
    kept += isOver ? ' '.repeat(clause.length) : clause;
    start = end;
  }
  return kept;
}

function blank(text: string, opens: RegExp): string {
  let kept = '';
  let from = 0;
  for (const match of text.matchAll(opens)) {
    if (match.index < from) continue;
    const rest = text.slice(match.index, match.index + 160);
    const length =
      /[.;!?\n](?!\d)|,(?! (?:who|and had|and has)\b)|\b(?:but|now|while|whereas|and (?:she|he|the patient))\b/u.exec(
        rest,
      )?.index ?? rest.length;
    kept += text.slice(from, match.index) + ' '.repeat(length);
    from = match.index + length;
  }
  return kept + text.slice(from);
}
