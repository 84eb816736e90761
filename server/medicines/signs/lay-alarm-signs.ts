import { anyOf } from './any-of.ts';
/**
 * Warning signs as relatives and receptionists write them, in addition to alarm-signs.ts (clinicians) and
 * shared/words/warning/red-flags.ts (the patient's own words). Better one too many, because a doctor judges an
 * emergency draft.
 */
const NOT_ABLE = "(?:cannot|can't|could not|couldn't|unable to|not able to|hardly|barely)";
const NOT_DOING = "(?:will not|won't|does not|doesn't|did not|didn't|has not|hasn't|refuses to)";
const POSSESSED = '(?:the |his |her |my |their |a |an |one )?';

export const LAY_ALARM_SIGNS: readonly (readonly [label: string, said: string])[] = [
  [
    'A throat that closes',
    anyOf(
      `${NOT_ABLE} (?:(?:fully|properly|really) )?open ${POSSESSED}(?:mouth|jaw)`,
      `spit\\w* (?:out )?${POSSESSED}saliva`,
      `${NOT_DOING} swallow`,
      `${NOT_ABLE} swallow(?! (?:the |his |her |my )?(?:tablets?|pills?|capsules?))`,
      'voice (?:(?:is|has become|sounds?|now) )?(?:muffled|like (?:with )?a hot potato)',
      'hot potato',
      'chok(?:ing|ed)',
      `something stuck in ${POSSESSED}throat`,
    ),
  ],
  [
    'Difficulty breathing',
    anyOf(
      '(?:noisy|fast|hard|laboured|labored|rapid|shallow) breathing',
      'breath\\w* (?:is )?(?:very )?(?:noisily|noisy|fast|hard|heavily|laboured|labored|rapidly)',
      '(?:ribs?|chest|skin|tummy)[^.;\\n]{0,20} (?:draw|suck|pull|sink)\\w* in',
      `(?:draw|suck|pull)\\w* in (?:of )?${POSSESSED}(?:ribs?|chest|tummy)`,
      '(?:intercostal|subcostal|sternal|rib|chest) (?:recession|retractions?)',
      'grunting',
      'nasal flaring',
      'flar\\w+ nostrils',
      'gasp\\w*',
      `${NOT_ABLE} (?:lie|lay) flat`,
      'sleeps? (?:sitting|upright)',
      `${NOT_ABLE} (?:finish|complete|speak in|say) (?:a |full |whole |one )?(?:sentences?|words?)`,
      'blu(?:e|ish) (?:lips?|tongue|face|nails)',
      '(?:lips?|tongue|face|nails) (?:are |is |looks? |turn\\w* |went )?(?:blue|bluish|grey|gray)',
      'inhaled (?:a|an) (?:\\w+ )?(?:nut|peanut|bead|seed|object|toy|tooth|pill|tablet|coin)',
    ),
  ],
  [
    'Signs of a stroke',
    anyOf(
      '(?:mouth|face|smile|eyelid|corner of the mouth) (?:\\w+ ){0,3}(?:hang|droop|drop|sag)\\w*',
      '(?:lopsided|crooked) (?:face|mouth|smile)',
      '(?:words?|speech|talk\\w*) (?:\\w+ ){0,2}(?:jumbled|mixed up|slurred|garbled|nonsense|gibberish)',
      `${NOT_ABLE} find ${POSSESSED}words`,
      "(?:one|left|right) (?:arm|leg|hand|side)[^.;\\n]{0,25} (?:weak|limp|paraly[sz]ed|does not work|will not move|won't move)",
      `drag\\w* ${POSSESSED}(?:left |right )?(?:leg|foot)`,
      'double vision',
      `${NOT_ABLE} walk straight`,
    ),
  ],
  [
    'A fit, fainting or reduced consciousness',
    anyOf(
      'muddled',
      'disorient\\w+',
      `${NOT_DOING} (?:recogni[sz]e (?!(?:the |any )?symptom)|know (?:where (?:he|she|they) (?:is|are)|who|what day))`,
      `${NOT_ABLE} recogni[sz]e`,
      '(?:makes?|making) no sense',
      'not making sense',
      'black(?:ed|ing|s)? ?outs?',
      'keeled over',
      `${NOT_ABLE} (?:be )?(?:woken|wake|roused?|kept awake)`,
      '(?:very|unusually|too) sleepy',
      'floppy',
      'not responding(?! to)',
      'jerk\\w* (?:of )?(?:all over|both|arms?|legs?)',
      'shak\\w* all over',
      'eyes? roll\\w*',
    ),
  ],
  [
    'Severe bleeding',
    anyOf(
      '(?:stools?|motions?|poo|faeces|feces|bowel (?:movements?|motions?))[^.;\\n]{0,25} (?:like tar|tarry|tar like|black|pitch black|bloody)',
      '(?:like|as) tar',
      'tar coloured',
      "(?:bleed|blood)\\w*[^.;\\n]{0,30} (?:will not|won't|does not|doesn't|cannot be) stop\\w*",
      'blood (?:is )?(?:pouring|spurting|gushing)',
      'soak\\w+ (?:a|one|two|three|\\d+) (?:pads?|towels?)',
    ),
  ],
  [
    'Severe abdominal pain with warning signs',
    anyOf(
      '(?:tearing|ripping|stabbing) (?:pain )?(?:\\w+ ){0,3}(?:back|belly|chest|abdomen)',
      'puls\\w+ (?:mass|lump|belly|abdomen)',
      '(?:belly|tummy|stomach|abdomen) (?:is )?(?:as )?(?:hard|rigid|stiff|board like|like a board)',
      'pain (?:has )?(?:moved|moves|shifted|wandered|migrated|travelled) [^.;\\n]{0,40}right',
      'vomit\\w* (?:is )?(?:green|bile|faec\\w+|fec\\w+)',
      'green vomit',
      `(?:hernia|lump in ${POSSESSED}groin)[^.;\\n]{0,40} (?:hard|painful|${NOT_ABLE} be pushed back)`,
      '(?:missed|late|overdue) (?:her |my |a )?period[^.;\\n]{0,60} (?:pain|bleed)\\w*',
    ),
  ],
  [
    'Thoughts of suicide or self-harm',
    anyOf(
      'voices? (?:tell|order|command)\\w*',
      '(?:plan|think|thought|think)\\w* (?:of|about|to) (?:dying|die|death|ending|end it|jump\\w*|hang\\w*|kill\\w*)',
      '(?:rather|prefers? to|wish\\w* (?:to|he|she|they|i)) (?:be |were |was )?(?:dead|never wake up|not wake up|been born)',
      'tired of (?:life|living)',
      'life (?:is|has|feels) (?:no|not worth|pointless|meaningless|without)',
      '(?:a )?burden (?:to|on|for) (?:every\\w+|others|(?:his|her|my|the) family)',
      'said goodbye',
      'farewell letter',
      'suicide note',
    ),
  ],
  [
    'Signs of a dangerous infection',
    anyOf(
      'shaking chills',
      `shivers? (?:and|that) ${NOT_ABLE}`,
      'red streaks?',
      '(?:skin|toe|foot|finger) (?:is )?(?:turning|going|turned|went) black',
      '(?:redness|infection|cellulitis|wound)[^.;\\n]{0,30} spread\\w* (?:fast|quickly|rapidly)',
      'bulging (?:soft spot|fontanel\\w*)',
      'high pitched cry',
      'inconsolabl\\w+',
    ),
  ],
  [
    'Diabetes out of control',
    '(?:fruity|acetone|sweet) (?:breath|smell)|(?:breath|smells?) (?:\\w+ ){0,3}(?:acetone|fruity|nail polish|pear drops)',
  ],
  [
    'Dehydration with danger signs',
    anyOf(
      "(?:will not|won't|refuses to) drink(?! (?:any )?(?:alcohol|coffee|milk))",
      `${NOT_DOING} (?:feed|take (?:the )?(?:breast|bottle))`,
      `${NOT_DOING} (?:pee|peed|wee|weed|urinate\\w*|pass(?:ed)? (?:any )?(?:urine|water))`,
      `${NOT_ABLE} (?:pee|wee|urinate|pass (?:any )?(?:urine|water))`,
      'no wet (?:nappy|nappies|diapers?)',
      '(?:dry|no) (?:nappy|nappies|diapers?) (?:all|for|since)',
      'cries without tears',
    ),
  ],
  [
    'Sudden loss of vision or an eye injury',
    anyOf(
      '(?:sudden\\w*|suddenly) (?:\\w+ ){0,4}(?:sight|vision|blind|cannot see|could not see)',
      'lost (?:\\w+ ){0,3}(?:sight|vision)',
      'shower of (?:floaters|spots)',
      '(?:grinding|hammering|welding|drilling)[^.;\\n]{0,50} eyes?',
    ),
  ],
  [
    'Serious injury or burn',
    anyOf(
      'bone (?:is )?(?:sticking|showing|visible|out)',
      `amputat\\w+ (?:of )?${POSSESSED}(?:finger|toe|hand)`,
      '(?:finger|toe|hand) (?:was |is )?cut off',
      'snake ?bites?',
      'bit\\w* by (?:a |an |some )?(?:snake|bat|fox|monkey|stray|wild|unknown dog)',
      'rabid',
    ),
  ],
  ['Overdose or poisoning', 'pinpoint pupils|exhaust fumes|carbon monoxide|gas leak|smoke inhalation|inhaled smoke'],
  [
    'Chest pain or tightness',
    anyOf(
      '(?:central|retrosternal|substernal|crushing) (?:\\w+ ){0,2}(?:discomfort|pain|pressure|tightness|heaviness)',
      '(?:crushing|squeezing|tight|tightness|heaviness|pressure|pressing|weight)(?: \\w+){0,3} (?:in|on|behind|across|over) (?:the |his |her |my )?(?:\\w+ )?(?:chest|breast ?bone|sternum)',
      '(?:chest|breast ?bone|sternum) (?:\\w+ ){0,3}(?:crush\\w*|squeez\\w*|tight\\w*|heav\\w+|pressure)',
    ),
  ],
  [
    'The patient seems gravely ill',
    anyOf(
      'looks? (?:\\w+ )?(?:gr[ea]y|ashen|clammy|ill|unwell|toxic|dreadful|terrible|like death)',
      '(?:terribl|serious|grave|desperate)\\w* (?:ill|unwell|sick)',
      'pale and (?:sweaty|clammy|weak|cold)',
      'cold sweats?',
      '(?:going to die|about to die|impending doom)',
      'pain (?:is )?(?:far |much )?(?:worse|more) than',
      'excruciating',
      'unbearable',
      'agony',
      'worst pain',
    ),
  ],
  [
    'A limb without blood',
    '(?:cold|white|blue|pale)[ ,]+(?:(?:and|painful|cold|white|blue|pale|numb)[ ,]+){1,3}(?:foot|leg|hand|arm)|(?:foot|leg|hand|arm) (?:is |has gone |went |turned )(?:cold|white|blue)',
  ],
  [
    'Withdrawal, or seeing things',
    anyOf(
      'delirium tremens',
      'hallucinat\\w+',
      '(?:sees?|seeing) (?:things|insects|animals|spiders|people who)',
      '(?:stopped|quit) (?:drinking|alcohol)[^\\n]{0,60} (?:shak|trembl|sweat|confus)\\w*',
    ),
  ],
  [
    'Overdose or poisoning',
    "(?:swallow|took|taken|ate|eaten|got into)\\w* [^.;\\n]{0,30}(?:grand\\w+|mother|mum|mom|father|dad|someone|somebody|brother|sister|neighbour|wife|husband)(?:'s)? (?:\\w+ )?(?:tablets?|pills?|medicines?|medication|insulin)",
  ],
  [
    'Sudden loss of hearing',
    'sudden\\w* (?:loss of hearing|hearing loss|deaf\\w*)|suddenly (?:\\w+ ){0,3}hear nothing',
  ],
];
