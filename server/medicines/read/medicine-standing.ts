/** How a report speaks about a medicine. */
export type Standing =
  | 'current'
  | 'missed'
  | 'past'
  | 'wished'
  | 'not taken'
  | 'somebody else'
  | 'reaction'
  | 'measured';

const KIN = unbroken(String.raw`
    (?:husband|wife|partner|boyfriend|girlfriend|mother|father|mum|mom|dad|brother|sister|son|daughter|uncle|aunt|cousin|gran\w*|nan
    |hubby|dtr|daughter in law|neighbou?r|friend|colleague|flat ?mate|room ?mate|dog|cat)
  `);

/** Phrases before a medicine, of which the nearest counts. */
const AHEAD: readonly (readonly [Standing, string])[] = [
  [
    'current',
    unbroken(String.raw`
      takes|taking|is on|are on|am on|remains on|stays on|back on|already on|on|uses|using|meds|medications?|medicines?|drug history|dh
      |dhx|rx|regular\w*|current\w*|(?:re ?)?start(?:ed|s)?(?: on)?|commenced(?: on)?|initiated on|prescribed|put on|still|continues|now
      |otc|over the counter|self medicat\w*|tried|trying|relief (?:with|from)|treated with|managed with|given|has been taking|has taken
      |has used|swallowed|repeat|refill|supply of|ran out of|run out of|forgot\w*|(?:switched|changed|moved
      |swapped)(?: over)? from [^.;,]{1,40}? to|switched to|changed to|replaced (?:by|with)|stepped up to|and now|instead|injects?
      |inhales?|never (?:misses|forgets|skips)
    `),
  ],
  [
    'past',
    unbroken(String.raw`
      was (?:previously )?(?:on|taking|using)(?! (?:holiday|the))|were on|had been (?:on|taking|using)|used to (?:take|be on|use|have)
      |prev(?:iously)?(?: (?:had|on|took|taking|taken|used|prescribed|treated with))?|formerly|stopped(?: (?:taking|using))?
      |stop(?:s)? taking|came off|come off|taken off|weaned off|discontinued|ceased|finished|completed(?: (?:a|his|her
      |the) (?:\w+ )?(?:course|week) of)?|no longer (?:takes?|on|taking|uses?|using|needs?)|quit|off|ex|former|past|history of
      |switched from|changed from|replaced|had|h/o
    `),
  ],
  [
    'wished',
    unbroken(String.raw`
      (?:asks?|asked|asking|request\w*|wants?|wanted|would like|would love|hopes?|hoping|demand\w*|insists?|wonder\w*|enquir\w*
      |inquir\w*|wish\w*|prefers?|expects?|expecting|keen|interested|after|craves?|seeking|seeks|looking)(?: (?:for|about|on|in|to
      |whether|if|have|get|try|be given|be put|receive|take|start\w*|s?he|they|could|can|should|may|a|an|the|some|prescription
      |prescriptions|script|course|of|needs?|that|us|you|doctor))*|(?:could|can|may|should) (?:he|she|i|they|we) (?:have|get|take|try
      |use|start)|consider\w*|plans? to (?:start|give|try)|to start|thinking of|needs? (?:a )?prescription (?:of|for)|recommended by
      |saw (?:an? )?(?:advert\w*|ad) for
    `),
  ],
  [
    'not taken',
    unbroken(String.raw`
      (?:refus\w*|declin\w*|turned down|rejects?|avoids?|dislikes?|hates?|fears?|afraid of|worried about|scared of|wary of|not keen on
      |(?:do|does|did|will|would|has|have|had|was|is|are|were)(?: not|n't) (?:want|like|wish|start|started|take|taken|taking|tried|try
      |use|used|using|had|have|given|prescribed|been given|been on|need|on)|won't (?:take|have|use)|not (?:had|taken|used|been on
      |been taking)|never (?:took|taken|takes|tried|started|had|used|been on|filled|on|been given|needed|prescribed)|instead of
      |rather than|not|no|without)(?: (?:to take|taking|to|any|the|his|her|a|an|with|on|of|prescription))*
    `),
  ],
  [
    'somebody else',
    unbroken(String.raw`
      (?<!my )${KIN}s?(?:,? (?:who )?(?:is |was |has been |had been |also |both |all )*(?:takes?|took|taking|on|uses?|used|using|has|had
      |gets?|given|prescribed|needs?|started(?: on)?|swears by|recommends?|recommended|suggests?|suggested))
    `),
  ],
  [
    'reaction',
    unbroken(String.raw`
      (?:allerg(?:ic|y|ies)|intoleran(?:t|ce)|hypersensitiv\w*|sensitiv(?:e|ity)|adrs?|adverse reactions?|reacts?|reacted|reaction
      |anaphyla\w+|rash|hives|urticaria|swelling|swelled|swollen|angio ?o?edema|bronchospasm|wheez\w*|asthma attack|itching|itched
      |collapsed|vomited|sick|ill|unwell)(?: (?:known|severe|included?|includes|history|drug|is|are|was|up|badly))*(?: (?:to|with|from
      |after|on|when (?:given|taking|on))|[:=-])|(?:cannot|can't|can not|must not|should not|told not to|not to) (?:take|have|tolerate
      |use|be given)|(?:does not|doesn't|did not|didn't|not) tolerate|avoids|intolerant of|was told to avoid|contraindicated|(?:nausea
      |vomiting|constipation|drowsiness|cough|bleeding|diarrhoea|stomach upset|gi upset|ulcers?|side effects?) (?:from|due to|caused by
      |after taking|because of)|(?<!no )(?<!known )(?<!food )(?<!drug )(?<!any )allergy(?= \p{L})|(?<=allerg[^.;]{0,40})(?:nausea
      |vomiting|constipation|drowsiness|cough|sickness) with
    `),
  ],
];

/** Phrases directly after a medicine. */
const REACTED = new RegExp(
  unbroken(String.raw`
    ^(?: \p{L}+){0,4}?,? ?(?:(?:which|that|it|they|had|always|once) )*(?:(?:made|makes|make|making|gave|gives|give|giving|caus\w+
    |brings?|brought|sets?|triggers?|triggered|sent|turns?|turned) (?:(?:him|her|me|them|the patient|on|out|up|off|in|a|an|some|bad
    |severe|gi|gastric|bleeding|awful|terrible|very|really|feel|so|his|her|my) )*(?:wheez\w*|rash\w*|sick|hives|swell\w*|sw[eo]ll\w*
    |itch\w*|vomit\w*|ill|unwell|drows\w*|dizzy|constipat\w*|confus\w*|breathless\w*|short|cough\w*|stomach|tummy|heartburn|ulcers?
    |bleed\w*|diarrh\w*|hallucinat\w*|asthma|faint\w*|palpitation\w*|anaphyla\w*|angio\w*|urticaria|spots|welts|lips?|tongue|face
    |throat|nause\w*|headaches?|bronchospasm|reactions?|red|blotch\w*|flush\w*)|(?:does not|doesn't|did not|didn't|never) (?:agree
    |suit|sit)|(?:upsets?|disagrees?|irritates?)|(?:was |were |is )?(?:not tolerated|badly tolerated|poorly tolerated))
  `),
  'u',
);
const ALLERGY_BEHIND = new RegExp(
  unbroken(String.raw`
    ^(?: (?:drug|type|and related))? ?(?:[-–—:(→>]+ ?)?(?:allerg\w+|intoleran\w+|hypersensitiv\w+|exacerbated|sensitive|induced
    |sensitivity|anaphyla\w+|(?:severe |bad |mild |itchy |facial )?(?:rash|hives|urticaria|wheez\w*|swelling|angio ?o?edema
    |bronchospasm)\b)
  `),
  'u',
);
const MEASURED = new RegExp(
  unbroken(String.raw`
    ^(?: (?:level|levels|blood level|deficien\w*|resistan\w*|batter\w*|clearance|test|result|overload|stores|channel|low|high|raised
    |normal|was|is|of|ion)\b| ?[:=]? ?\d+(?:\.\d+)? ?(?:mmol|mol|meq|ng|u\/l|umol|µmol|g\/l|mg\/d?l|mg %))
  `),
  'u',
);
/** Blood values that are also medicines: a bare figure after one is a value. */
const ALSO_MEASURED = /(?:potassium|vitamin d|lithium|digoxin|steroid)$/u;
const BARE_FIGURE = /^ ?[:=]? ?\d+(?:\.\d+)?(?![\d.]* ?(?:mg|mcg|µg|g|iu|units?|mmol tablets|tablets?|times|x)\b)/u;
const ENDED = new RegExp(
  unbroken(String.raw`
    ^[^.;,\n]{0,40}?\b(?:until|till|up to) (?:(?:19|20)\d\d|last|(?:\p{L}+|\d+) (?:years?|months?|weeks?) ago|(?:jan|feb|mar|apr|may
    |jun|jul|aug|sep|oct|nov|dec)|(?:he|she|it|they) )|^(?: \d+ ?(?:mg|mcg|g))?(?:,? (?:which|that|but|was|were|then|has been|had been
    |and then|now|since))* (?:stopp?ed|discontinued|ceased|finished|completed|withdrawn|changed|switched|given up)\b
  `),
  'u',
);
const LONG_BEFORE = new RegExp(
  unbroken(String.raw`
    ^[^.;,\n]{0,50}?\b(?:in (?:the past|childhood|(?:\p{L}+ )?(?:19|20)\d\d|his youth|her youth)|(?:years?|months?) (?:ago|back)
    |last (?:year|winter|summer|spring|autumn|month)|as an? (?:child|baby|teenager|student|boy|girl)|at (?:the )?age|when (?:he
    |she) was|once(?! (?:a|daily|every|weekly|per|nightly|monthly))|long ago|for a (?:week|few days|month) in)\b
  `),
  'u',
);
const NEVER_TAKEN = new RegExp(
  unbroken(String.raw`
    ^(?: \d+ ?(?:mg|mcg|g))?(?:,? ?(?:which|that|but|and|was|were|is|has|have|had|the patient|he|she|it|them|offered))*,? (?:(?:never
    |not|n't|did not|didn't|hasn't|has not|have not|does not|doesn't)(?: yet)? (?:take[ns]?|taking|took|start(?:ed)?|use[ds]?|filled
    |collected|been|tried|bought|given|picked)|declined|refused|rejected|offered)
  `),
  'u',
);
/** A stop so recent that the medicine still acts. */
const JUST_ENDED = new RegExp(
  unbroken(String.raw`
    \b(?:yesterday|today|this (?:morning|week|afternoon)|last (?:week|night)|(?:\d|1[0-4]|one|two|three|four|five|six|seven|ten|a few
    |few|an|several) (?:hours?|days?) ago|(?:[1-4]|one|a|two|three|four) weeks? ago|(?:hours?|days?) ago)\b
  `),
  'u',
);
/** “Has not taken her warfarin for two days” is a current medicine that was missed; “not since 2018” has ended. */
const MISSED = /\b(?:had|taken|take|took|taking|used|use)\b[^.;,]*\b(?:his|her|their) $/u;
const LONG_WITHOUT =
  /^[^.;,\n]{0,40}\b(?:since|for) (?:(?:\p{L}+ )?(?:19|20)\d\d|(?:\p{L}+ |\d+ )?(?:years|months))\b/u;
/** Verbs that say that a medicine was started, however long ago. */
const BEGAN =
  /^(?:takes|taking|is on|are on|on|(?:re ?)?start|commenced|initiated|prescribed|put on|meds|medic|regular|current|dh|drug|uses|using|still|continues|now|injects)/u;
const STATEMENT_END = /[.;!?\n](?!\d)|\b(?:but|however|although|otherwise|pmh|whereas|while)\b/u;

const CUES = AHEAD.map(([standing, said]) => ({
  standing,
  pattern: new RegExp(`(?<![\\p{L}\\d])(?:${said})(?![\\p{L}\\d])`, 'gu'),
}));
const LOOKS_BACK = 160;
const LOOKS_AHEAD = 70;
const OWN_REPEAT = /\b(?:repeat|refill|renewal|more|another|usual|regular|(?:his|her|their) own|supply|top up)\b/u;

/** How a plain text speaks about the medicine from `start` to `end`. If in doubt, it is taken now. */
export function standingOf(text: string, start: number, end: number): Standing {
  const after = text.slice(end, end + LOOKS_AHEAD);
  const isValue = ALSO_MEASURED.test(text.slice(start, end)) && BARE_FIGURE.test(after);
  if (
    isValue ||
    MEASURED.test(after) ||
    /\b(?:serum|plasma|blood|low|high|raised) $/u.test(text.slice(Math.max(0, start - 8), start))
  )
    return 'measured';
  const before = sameStatement(text.slice(Math.max(0, start - LOOKS_BACK), start));
  const cue = nearestCue(before);
  if (ALLERGY_BEHIND.test(after)) return 'reaction';
  const firm = cue?.standing === 'current' && BEGAN.test(cue.said);
  if (REACTED.test(after) && !firm) return 'reaction';
  if (NEVER_TAKEN.test(after)) return 'not taken';
  const recently = JUST_ENDED.test(`${before.slice(-30)} ${after.split(/[.;\n]/u)[0] ?? ''}`);
  if (ENDED.test(after)) return recently ? 'current' : 'past';
  if (cue?.standing === 'not taken' && MISSED.test(before.slice(cue.at)) && !LONG_WITHOUT.test(after)) return 'missed';
  if (cue === undefined) return LONG_BEFORE.test(after) ? 'past' : 'current';
  if (cue.standing === 'reaction' || cue.standing === 'somebody else' || cue.standing === 'not taken')
    return cue.standing;
  if (cue.standing === 'wished')
    return OWN_REPEAT.test(before.slice(cue.at)) || /\b(?:his|her) $/u.test(before) ? 'current' : 'wished';
  if (cue.standing === 'past')
    // “Had ibuprofen this morning” and “stopped warfarin yesterday” still act.
    return recently || (cue.said === 'had' && !LONG_BEFORE.test(after)) ? 'current' : 'past';
  return !firm && LONG_BEFORE.test(after) && !recently ? 'past' : 'current';
}

function sameStatement(before: string): string {
  const ends = [...before.matchAll(new RegExp(STATEMENT_END, 'gu'))];
  const last = ends.at(-1);
  return last === undefined ? before : before.slice(last.index + last[0].length);
}

/** The phrase that ends last before a medicine; if two end together, the longer one. */
function nearestCue(before: string): { standing: Standing; said: string; at: number } | undefined {
  let best: { standing: Standing; said: string; at: number; end: number } | undefined;
  for (const { standing, pattern } of CUES) {
    for (const match of before.matchAll(pattern)) {
      const end = match.index + match[0].length;
      if (best === undefined || end > best.end || (end === best.end && match.index < best.at))
        best = { standing, said: match[0], at: match.index, end };
    }
  }
  return best;
}

/** A pattern written over several lines, in one: a line begins with its indentation, which belongs to no word. */
function unbroken(written: string): string {
  return written.replaceAll(/\n */gu, '');
}
