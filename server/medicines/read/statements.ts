/**
 * Normalizes a clinical text for searching: lower case, plain quotes, no hyphens inside words, single spaces. Line ends
 * remain as sentence ends.
 */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[’‘ʼ`´]/gu, "'")
    .replace(/(?<=[\p{L}\d])[-‐‑](?=[\p{L}\d])/gu, ' ')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/\s*\n\s*/gu, '\n')
    .trim();
}

/** What a text says about something: that it is so, that it is not, or nothing. */
export type Said = 'yes' | 'denied' | 'silent';

/** Longer ones are separate statements ("no fever, pain in the left chest"). */
const MOST_WORDS_OF_AN_ITEM = 3;

/** Where something is denied. */
export type DeniedPart = { readonly start: number; readonly end: number };

const LIST_CUE =
  /\b(?:den(?:ies|ied|ying)(?: any)?|negative for|no (?:known )?(?:history|signs?|symptoms?|evidence|complaints?) of|free of|absence of|no h\/o)\b/gu;
const CUE =
  /\b(?:not (?:currently |presently )?(?:taking|on|using|prescribed)|(?:does|did)(?:n't| not) (?:take|use)|never (?:taken|used)|no(?! (?:improvement|relief|longer|change|better|doubt|idea|appetite|energy|effect|response))|not(?! (?:only|improv\w*|better|relieved|controlled|helped|responding|eating|drinking|breathing|moving|waking|settling|stopping|sleeping|sure|able|feeling))|nor|without|never(?! (?:miss\w*|forg\w*|skip\w*))|nil|none|neither|(?:is|was|are|were|has|have|does|do|did)n't|(?:does|did|do) not have)\b/gu;
/** Words that begin a new statement and so end a denial. */
const SCOPE_END =
  /[.;:?!\n](?!\d)|\b(?:but|however|although|though|except|apart|besides|has|have|had|takes?|took|taking|using|uses|on(?! (?:exertion|effort|exercise|walking|movement|palpation|percussion|standing|either side|swallowing|inspection|both))|by|after|despite|since|because|reports?|complain\w*|presents?|started|with|for|is|was|are|were|now|today|currently|which|who|weigh(?:s|ed|ing)?|weight(?! loss)|allerg(?=\w* to)|pain relie\w*)\b/u;
const ANSWERED_NO =
  /^(?:\s?(?:test|status|history|symptoms?|use|is|was|are|were))*\s?(?:[:?=–—-]|\bis\b|\bwas\b|\bare\b|(?<=\btest|\bstatus))?\s?(?:no(?:ne|t present)?|nil|negative|absent|denied|excluded|ruled out|n\/a)\b(?! (?:improvement|relief|better|longer|change))/u;

/**
 * The parts of a plain text that are denied. A denial extends over commas only in a list ("no ulcer, asthma or gout").
 */
export function denials(text: string): DeniedPart[] {
  const found: DeniedPart[] = [];
  for (const [pattern, listed] of [
    [LIST_CUE, true],
    [CUE, false],
  ] as const) {
    for (const match of text.matchAll(pattern)) {
      const start = match.index + match[0].length;
      found.push({ start: match.index, end: start + scope(text.slice(start, start + 200), listed) });
    }
  }
  return found;
}

/** “Chest pain: no”, “rash or fever – none”: what is asked before the answer. */
const QUESTION_ANSWERED_NO =
  /(?<=^|[.,;:?!\n(] ?)[^.,;:?!\n()]{1,60}?(?:(?: ?[:?=–—] ?| - | (?:is|was|are|were) )(?:no(?:ne|t present)?|nil|negative|absent|denied|excluded|ruled out|n\/a)(?= ?(?:[.,;\n)]|$))| (?:none|nil|absent|denied|excluded|ruled out)(?= ?(?:[.,;\n)]|$)))/gu;

/** Up to where something else begins, which the answer is not about. */
const LAST_JOINED = /^.*\b(?:and|with|but|by|since|for)\b/u;

/** The parts of a plain text that are asked about and answered with no. */
export function answeredNo(text: string): DeniedPart[] {
  return Array.from(text.matchAll(QUESTION_ANSWERED_NO), ({ 0: asked, index }) => ({
    // “Slurred speech with headache absent” denies the headache alone.
    start: index - 1 + (LAST_JOINED.exec(asked)?.[0].length ?? 0),
    end: index + asked.length,
  }));
}

function scope(rest: string, listed: boolean): number {
  const end = SCOPE_END.exec(rest)?.index ?? rest.length;
  if (listed) return end;
  const comma = rest.indexOf(',');
  return comma === -1 || comma > end || isList(rest, end) ? end : comma;
}

/**
 * "no fever, cough or rash" and "no fever, cough, rash." deny all items; "no fever, chest pain since noon" does not.
 */
function isList(rest: string, end: number): boolean {
  const items = rest.slice(0, end).split(',');
  const closed = end === rest.length || /^[.;\n]/u.test(rest.slice(end));
  return (
    /\bn?or\b/u.test(rest.slice(0, end)) ||
    (closed && items.every((item) => item.trim().split(' ').length <= MOST_WORDS_OF_AN_ITEM))
  );
}

/** Searches a plain text; one mention that is not denied makes it `yes`. `pattern` needs the g flag. */
export function says(text: string, pattern: RegExp, denied: readonly DeniedPart[] = denials(text)): Said {
  let result: Said = 'silent';
  for (const match of text.matchAll(pattern)) {
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 40);
    // A match that itself begins with the denial (“no urine”, “no reason to live”) counts.
    const inDenial = denied.some(({ start, end }) => match.index > start && match.index < end);
    if (!inDenial && !ANSWERED_NO.test(after)) return 'yes';
    result = 'denied';
  }
  return result;
}

/** A search for whole words. */
export function words(source: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, 'gu');
}
