import { plain } from './statements.ts';
import { withoutOthers } from './todays-words.ts';

/** Asked, awaited or supposed: “eGFR pending”, “?asthma”, “maybe pregnant”. “Kidney problems? No” is answered. */
const UNSURE =
  /\?(?! ?(?:no|none|nil|yes)\b)|\b(?:pending|awaited|awaiting|await|unknown(?! (?:cause|origin))|unclear|unsure|uncertain|(?:not|never|isn't|wasn't|aren't|weren't)(?: yet| been| ever| being)* (?:tested|checked|done|measured|known|sure|certain|assessed|available|back|confirmed)|to be|due(?! to)|requested|maybe|perhaps|possibly|possible|might|may be|could be|should be|presum\w+|assum\w+|probabl[ey]|suspect\w*|query|if|whether|unless|recheck|hopefully|(?:i|she|he|they) (?:thinks?|believes?|hopes?)|(?:in|of) (?:the|his|her|my) family|in family|runs in|in (?:the |his |her |my )?(?:mother|father|brother|sister))\b/u;
/** Where a clause begins; the point of “0.9” ends none. */
const CLAUSE_START = /(?<=[;,\n]|\.(?!\d))|(?=\b(?:and|but)\b)/u;

/** A plain text without the clauses that only ask, wait or suppose, or that speak of somebody else. */
export function certainWords(text: string): string {
  return withoutOthers(plain(text))
    .split(CLAUSE_START)
    .map((clause) => (UNSURE.test(clause) ? '.\n' : clause))
    .join('');
}
