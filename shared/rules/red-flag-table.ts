/** A warning sign: `when` holds alternatives, each a list of phrases that must all be said (see phrase.ts). */
export type RedFlagRow = {
  readonly id: string;
  readonly label: string;
  readonly when: readonly (readonly string[])[];
};

const CANNOT = "(?:can't|cannot|can not|cant|couldn't|could not|unable to|not able to|struggl\\w+ to|barely|hardly)";
const CHEST = '(?:chest|breastbone|sternum|heart)';
const CHEST_PAIN = `chest ?pains?|(?:pains?|hurt\\w*|ache|aching|discomfort) (?:in|around|across|on|behind|to) OF ${CHEST}|${CHEST}~ (?:pains?|hurts?|hurting|aching|aches|discomfort|killing me|paining|burning)|angina|(?:retro|sub)sternal (?:chest )?(?:pain|discomfort)`;
const CHEST_PRESSURE = `(?:tight(?:ness)?|pressure|heavy|heaviness|crush\\w*|squeez\\w+|weight|elephant|band|gripping|vice)~ OF ${CHEST}|${CHEST}~ (?:tight(?:ness)?|pressure|heavy|heaviness|crushed|crushing|squeez\\w+)|crushing(?: \\w+)? (?:pain|chest)|(?:tight|heavy) chest`;
const BREATHLESS = `short(?:ness)? of (?:the )?breath|breathless(?:ness)?|out of breath|dyspn(?:o|e|oe)a|sob|${CANNOT} (?:even |to )?(?:breathe?|breathing|catch (?:my|his|her|a) breath|get (?:my |enough |any )?(?:breath|air))|(?:difficulty|trouble|problems?|hard|struggling|difficult|fighting)(?: in| with| to| for)* (?:breath(?:e|ing)?)|breathing~ (?:difficult\\w*|hard|fast|heavy|bad|problem)|gasping|breath~ short|winded|tachypn(?:o|e|oe)a|tachypn(?:o|e|oe)ic`;
const SWEATY = 'sweat\\w*|clammy|diaphor\\w+|cold sweats?';
const FEVER =
  'fevers?|febrile|feverish|pyrexia|(?:high|running a|a|raised) (?:\\w+ )?temp(?:erature)?|temp(?:erature)?~ (?:3[89]|4[01]|10[1-6])\\S*|burning up|(?:3[89]|4[01])\\.\\d';
const BABY_DAYS =
  "(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|[1-9]|1[0-2]) weeks? old|(?:[1-9]|[1-8]\\d|one|two|three|four|five|six|seven|eight|nine|ten|[a-z]+teen|twenty|thirty)(?: \\w+)? days? old|(?:one|two|1|2) months? old|new ?born|neonate|(?:born|birth)~ (?:days?|weeks?) ago|(?:is|he's|she's|was|'s) (?:only |just )?(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d) (?:weeks?|days?)(?! pregnant)|(?:is|he's|she's|'s) (?:only |just )?(?:one|two|1|2) months?)";
const LEG_CLOT =
  '(?:leg|calf)~ (?:swollen|swelling|swelled)|swollen OF (?:leg|calf)|swelling (?:in|of) OF (?:leg|calf)|(?:leg|calf) swelling|calf~ pain|calf pain|long(?: haul)? flight|flight|after (?:my )?(?:surgery|operation)|surgery|operation|c section|caesarean|gave birth|postpartum|post partum|blood clots?|dvt|immobili\\w+|contraceptive|birth control|the pill|pregnant';
const BODY_SIDE = '(?:arm|leg|hand|side|face|half|body|mouth|limb|foot)s?';
const PREGNANT =
  'pregnan(?:t|cy)|weeks gestation|gestation|gravida|missed (?:my |her |a )?period|period is late|late period|positive pregnancy test';
const BELLY =
  '(?:abdom\\w+|stomach|tummy|belly|pelvic|pelvis|right (?:iliac fossa|lower quadrant)|rlq|rif|epigastric|lower right|right lower|right side)';
const BELLY_PAIN = `${BELLY}~ (?:pain\\w*|hurt\\w*|ache\\w*|cramp\\w*|agony)|(?:pain\\w*|cramp\\w*|agony|hurts)(?: \\w+){0,3} (?:in|on|at|to|of) OF ${BELLY}`;
const HEAD_HURT =
  '(?:hit|bang\\w*|bump\\w*|hurt|injur\\w+|knock\\w*|struck|smash\\w*|crack\\w*|landed on|fell on|blow to)~ (?:head|skull)|head (?:injury|trauma)';
const HEADACHE =
  'head ?aches?|migraine|head~ (?:hurts?|hurting|pain\\w*|pounding|exploding|killing me|splitting)|pain in OF head|head pain';
const VOMIT = 'vomit\\w*|throw\\w* up|threw up|thrown up|puk\\w+|being sick|emesis';
const STIFF_NECK =
  "stiff neck|neck~ stiff\\w*|stiffness (?:of|in) OF neck|nuchal rigidity|meningism\\w*|neck rigidity|can't (?:bend|move|touch|put) (?:my |his |her )?(?:neck|chin)";
const FAINT =
  'faint(?:ed|ing|s)?|pass(?:ed|ing|es) out|black(?:ed|ing) out|blackouts?|collaps\\w+|syncop\\w+|los(?:t|s of|ing) consciousness|loc|unconscious|knocked out';
const SWOLLEN_AIRWAY =
  '(?:lips?|tongue|throat|face|airway|mouth|eyes)~ (?:swell\\w*|swollen|clos\\w+|tight\\w*|puff\\w+|ballooning|itchy and tight|blowing up)|swollen OF (?:lips?|tongue|face|throat)|swelling (?:of|in|around) OF (?:lips?|tongue|face|throat|mouth)|(?:facial|lip|tongue) (?:swelling|oedema|edema)|angio ?(?:o?edema)';
const ALLERGEN =
  'allerg\\w+|stung|sting|bee|wasp|peanuts?|nuts?|shellfish|prawns?|penicillin|antibiotic\\w*|after eating|ate|new (?:tablet|medicine|medication)|hives|urticaria|epi ?pen|anaphyla\\w+|rash';
const CHANGED_MIND =
  'confus\\w+|drows\\w+|disorient\\w+|letharg\\w+|delirious|delirium|not making sense|hard to wake|floppy|unresponsive|not responding|altered mental|obtunded|rambling|agitated';
const SUDDEN =
  'sudden\\w*|abrupt\\w*|out of (?:nowhere|the blue)|all of a sudden|woke up|this morning|just now|(?:minutes?|hours?|an hour) ago|acute\\w*|started (?:today|now|just)';

/** Warning signs of clinical-rules.md. Labels are for staff; none of them is a diagnosis. */
export const RED_FLAG_TABLE: readonly RedFlagRow[] = [
  {
    id: 'chest-pain',
    label: 'Chest pain with breathlessness, sweating or pressure',
    when: [
      [`${CHEST_PAIN}|${CHEST_PRESSURE}`, `${BREATHLESS}|${SWEATY}|${FAINT}`],
      [
        CHEST_PRESSURE,
        `${CHEST_PAIN}|nause\\w+|${VOMIT}|radiat\\w+|spread\\w*|arm|jaw|dizz\\w+|light ?headed|numb\\w*`,
      ],
      [
        CHEST_PAIN,
        '(?:radiat|spread|mov|go|shoot|travel|run)\\w*~ (?:arm|jaw|neck|shoulder|back)|(?:left|my|his|her) (?:arm|jaw)~ (?:numb|tingling|heavy|hurts?|pain\\w*|aching|aches)|left arm|jaw|crush\\w*|squeez\\w+|heavy|elephant|nause\\w+|vomit\\w*',
      ],
      ['(?:having|had|have|has|think|is|like|be)~ heart attack|cardiac arrest'],
      ['tearing|ripping', 'chest|back'],
    ],
  },
  {
    id: 'breathing',
    label: 'Severe difficulty in breathing',
    when: [
      [
        `(?:${CANNOT}|not) (?:even )?(?:breathe|breathing|get (?:any |enough )?air|speak in full sentences|speak (?:full|a) sentences?|finish a sentence|talk because|say more than)(?! (?:through|well through|out of) (?:my |his |her )?nose)|stopped breathing|not breathing|struggl\\w+ (?:to|for) breathe?|gasping for (?:air|breath)|fighting for (?:air|breath)|severe(?:ly)? (?:shortness of breath|breathless\\w*|dyspn\\w+|difficulty breathing|trouble breathing|asthma)|respiratory distress|(?:lips?|face|fingers|skin)~ (?:blue|bluish|grey|gray)|(?:blue|grey) lips|cyano\\w+|stridor|chok(?:ing|ed)|drool\\w*|suck\\w+ in~ ribs|ribs~ sucking|inhaler~ (?:isn't|not|doesn't|won't) ?(?:work\\w*|help\\w*)?~ ${'(?:breath|severe|worse)\\w*'}`,
      ],
      [BREATHLESS, LEG_CLOT],
      [
        BREATHLESS,
        "at rest|lying down|sitting still|can't lie flat|lie flat|coughing up blood|ha?emoptysis|pink frothy|frothy|sudden\\w*|all of a sudden|orthopn\\w+",
      ],
    ],
  },
  {
    id: 'stroke',
    label: 'Signs of a stroke',
    when: [
      [
        `(?:face|mouth|eyelid|side of (?:my|his|her|the) face|facial)~ (?:droop\\w*|dropp\\w+|sagg\\w+|twist\\w*|lopsided|fallen|slipped|pulled|palsy|asymmetr\\w+|weakness|paraly\\w+|crooked)|droop\\w*~ (?:face|mouth)|facial (?:droop\\w*|weakness)`,
      ],
      [
        "slurr\\w+|speech~ (?:slurred|garbled|gone|funny|strange|unclear|jumbled|muddled)|(?:can't|cannot|couldn't|unable to|trouble|difficulty)(?: in)? (?:speak(?:ing)?(?! (?:english|to|with|in))|talk(?:ing)?(?= [.,]|(?: properly| clearly| right| all of a))|get (?:my |his |her |the )?words out|find(?:ing)? (?:my |his |her |the |any )?words|form(?:ing)? (?:words|sentences))|words~ (?:jumbled|not coming out|come out wrong|won't come)|aphasi\\w+|dysarthri\\w+|talking (?:gibberish|nonsense)",
      ],
      [
        `(?:${CANNOT}|lost the (?:use|feeling)) (?:suddenly )?(?:move|lift|raise|feel|use|of|in|grip with) OF (?:${BODY_SIDE})(?! (?:because|due|after|properly because|without pain))|(?:one|left|right|whole) (?:side|half)(?: of (?:my|his|her|the) (?:body|face))?~ (?:weak\\w*|numb\\w*|paraly\\w+|dead|gone|limp|heavy)|(?:weak\\w*|numb\\w*|paraly\\w+|tingling)~ (?:one|left|right|whole) (?:side|half|arm and leg)|(?:arm|leg)~ (?:gone (?:weak|dead|numb|limp)|went (?:weak|dead|numb|limp)|suddenly (?:weak|numb)|paraly\\w+|limp|won't move|not moving)|(?:sudden\\w*|acute)~ (?:weak\\w*|numb\\w*)|weakness (?:in|of|on) (?:my |his |her |the )?(?:left|right|one)|(?:left|right) (?:sided|arm|leg|hand|facial|hemi)~ (?:weakness|paralysis|numbness)|hemipar\\w+|hemipleg\\w+|left sided weakness|right sided weakness`,
      ],
      ['(?:having|had|have|has|think|be)~ (?:a )?(?:stroke|mini stroke|tia)'],
      [
        `(?:sudden\\w*|just|out of nowhere) (?:lost|gone|went|blind|can't see|loss of|couldn't see)~ (?:vision|sight|blind|eye|see)|vision~ (?:suddenly|gone|went black)|${'(?:sudden\\w*|acute\\w*|abrupt\\w*)'}~ (?:vision loss|visual loss|loss of (?:vision|sight)|blind\\w*|double vision)|curtain~ (?:vision|eye|sight)|went blind|lost (?:all )?(?:my |his |her )?(?:vision|sight)(?: in| of)`,
      ],
      [
        'dizz\\w+|vertigo|balance',
        SUDDEN,
        'double vision|slurred|unsteady|walk straight|numb\\w*|weak(?:ness)? (?:in|on|of)',
      ],
    ],
  },
  {
    id: 'head',
    label: 'Worst-ever or sudden severe headache, or a head injury',
    when: [
      [
        `(?:worst|most (?:severe|terrible|painful|intense))(?: ever)?~ (?:head ?ache|migraine|pain in OF head|head pain)|(?:headache|migraine|head)~ worst~ (?:ever|life|had)|thunder ?clap|(?:headache|head)~ (?:like~ )?(?:exploded|hit by|kicked|struck)|like~ (?:hit|kicked|struck)~ (?:back of )?(?:my|the|his|her)? ?head|sudden(?:ly)?(?: onset| and)?(?: severe| very| terrible| bad| intense| excruciating| explosive| violent)+ head ?ache|(?:severe|terrible|explosive|intense|excruciating)~ head ?ache~ sudden\\w*|headache~ sudden\\w*~ (?:severe|worst|intense)`,
      ],
      [HEADACHE, 'worst~ (?:my |his |her )?life|worst~ ever|never had~ (?:like this|this bad)'],
      [
        HEAD_HURT,
        `${VOMIT}|${FAINT}|${CHANGED_MIND}|blood thinners?|warfarin|seizure|fit|clear fluid|${HEADACHE}~ wors\\w+|can't remember|memory`,
      ],
      [HEADACHE, FEVER, `${STIFF_NECK}|${VOMIT}|rash|light|photophobia|${CHANGED_MIND}`],
      [HEADACHE, `${CHANGED_MIND}|papill\\w+|worse~ (?:lying|bending|morning)~ vomit\\w*`],
    ],
  },
  {
    id: 'meningitis',
    label: 'Stiff neck or a rash that does not fade, with fever',
    when: [
      [STIFF_NECK, `${FEVER}|rash|photophobia|light|${VOMIT}|${CHANGED_MIND}`],
      [
        "rash~ (?:doesn't|not|won't|does not|didn't) (?:fade|disappear|go away|blanch)|non blanching|glass test|(?:purple|purpuric|petechia\\w*) ?(?:rash|spots)?|purpura|petechiae",
      ],
      [
        FEVER,
        'seizure|convuls\\w+|unresponsive|floppy|hard to wake|difficult to wake|bulging fontanelle|fontanelle|confus\\w+|delirious|delirium|very drowsy',
      ],
    ],
  },
  {
    id: 'bleeding',
    label: 'Severe bleeding',
    when: [
      [
        "(?:bleed\\w*|blood)~ (?:won't|will not|doesn't|does not|not|can't|cannot|hasn't|isn't|wont|didn't) (?:be )?(?:stop\\w*|slow\\w*)|(?:can't|cannot|couldn't|unable to) stop~ (?:bleed\\w*|blood)|bleed\\w* (?:very )?(?:heavily|badly|severely|profusely|a lot|everywhere|uncontrollably|so much|too much|like a tap|non ?stop)|(?:heavy|severe|profuse|massive|uncontrolled|serious) (?:\\w+ )?(?:bleed\\w*|ha?emorrhag\\w+|blood loss)|lost a lot of blood|losing (?:a lot of|so much|too much) blood|blood (?:everywhere|is pouring|pouring|spurting|gushing|squirting)|(?:spurting|gushing|pouring|soaked|soaking)(?: \\w+){0,4} (?:blood|pads?)|soak\\w*~ pads?|blood~ (?:spurting|gushing|pouring)|ha?emorrhaging|stabbed|stab wound|gun ?shot|(?:been )?shot in|amputat\\w+|(?:cut|sliced|severed|chopped) off~ (?:finger|thumb|toe|hand)|severed",
      ],
      [
        `(?:vomit\\w*|throw\\w* up|threw up|cough\\w*|bringing|brought|spit\\w*|sick)(?: up)?(?: \\w+){0,3} (?:blood|bloody)(?! (?:test|pressure))|blood (?:in|when)~ (?:vomit|sick|cough\\w*|sputum|phlegm)|ha?ematemesis|ha?emoptysis|coffee grounds?(?: vomit)?|black~ (?:stools?|poo|poop|motions?|tarry)|tarry|mel(?:a)?ena|(?:lots? of|a lot of|large|fresh|bright red|so much) blood~ (?:stool|toilet|poo|bottom|rectum|back passage|poop)|(?:pass\\w*) blood clots|passing clots`,
      ],
      [PREGNANT, 'bleed\\w*|blood(?! (?:pressure|test|tests|sugar|group|type|count))|spotting'],
    ],
  },
  {
    id: 'anaphylaxis',
    label: 'Swelling of lips, tongue or throat, or a severe allergic reaction',
    when: [
      [
        'anaphyla\\w+|(?:severe|serious|bad|major) allergic reaction|throat~ (?:is |feels |feel )?(?:clos\\w+|swelling shut|tightening)|epi ?pen',
      ],
      [SWOLLEN_AIRWAY, `${BREATHLESS}|${ALLERGEN}|wheez\\w*|swallow\\w*|hives`],
      [ALLERGEN, `${BREATHLESS}|wheez\\w*|${FAINT}`, 'swell\\w*|swollen|hives|rash|itch\\w*|allerg\\w+|stung|sting'],
      [
        '(?:tongue|lips?)(?: and (?:tongue|lips?|face|throat))?~ (?:swelling|swollen|swelled|blowing up)|swollen (?:tongue|lips?)(?! gland)',
      ],
    ],
  },
  {
    id: 'seizure',
    label: 'A fit or seizure',
    when: [
      [
        '(?:had|having|has|have|has had|having had|been having|keeps having)(?: (?:a|an|another|some|two|three|several|the|his|her|my|first|big|epileptic|multiple|generali[sz]ed|tonic clonic|febrile|repeated|\\d)){0,3} (?:fits?(?! (?:of|and healthy))|seizures?|convulsions?)|fitting|convulsing|convuls\\w+|seizing|seizures?(?! (?:disorder|medication|medicine|free|tablets|meds|clinic))~ (?:today|now|ago|morning|night|yesterday|witnessed|minutes)|witnessed seizure|tonic clonic|(?:eyes rolled|rolled (?:his|her) eyes)|jerking~ (?:all over|arms|legs|body|uncontroll\\w+)|shaking uncontrollably~ (?:unconscious|floor|eyes)|post ?ictal|status epilepticus|new onset seizures?|seizures?',
      ],
    ],
  },
  {
    id: 'unconscious',
    label: 'Loss of consciousness or hard to wake',
    when: [
      [
        "unconscious|unresponsive|not responding|(?:won't|will not|can't be|cannot be|wouldn't|doesn't|not|isn't) (?:wake|waking|woken|rous\\w+|respond\\w*)(?: up)?(?! (?:at night|because|early))|(?:can't|cannot|couldn't) wake (?:him|her|them|my|the)\\w*|hard to (?:wake|rouse)|difficult to (?:wake|rouse)|passed out|lost consciousness|loss of consciousness|blacked out|collapsed|found (?:him|her|on the floor|collapsed)|comatose|fainted|syncop\\w+|passing out|blacking out|knocked out|floppy|(?:very|extremely|increasingly|unusually) (?:drowsy|lethargic|confused)|limp and",
      ],
      [
        'confus\\w+|disorient\\w+|not making sense|delirious|delirium|hallucinat\\w+|altered mental (?:status|state)',
        `${SUDDEN}|today|${FEVER}|diabet\\w+|infection|since (?:last night|yesterday|this)|acute|old|elderly`,
      ],
    ],
  },
  {
    id: 'baby',
    label: 'A very young or very unwell baby or child',
    when: [
      [
        BABY_DAYS,
        `${FEVER}|hot|not feeding|won't feed|feeding poorly|not taking|refus\\w+|floppy|letharg\\w+|sleepy|${VOMIT}|breath\\w*|grunting|jaundice\\w*|yellow|crying|blue`,
      ],
      [
        'baby|infant|newborn|toddler|son|daughter|child|he|she',
        "floppy|(?:no|any|not had|hasn't had) (?:a )?wet (?:nappy|nappies|diapers?)|(?:nappies|diapers?|nappy)~ dry|dry (?:nappies|diapers?)|not (?:had|having|made|making)~ (?:wet|nappy|nappies|diapers?)|grunting|sunken (?:eyes|fontanelle|soft spot)|swallowed~ (?:battery|magnet\\w*|bleach|tablets?|pills?|coin)|projectile vomit\\w*|won't stop crying~ (?:hours|pale)|red currant|currant jelly|ribs~ (?:suck\\w*|showing)|blue lips|turned blue|went blue|going blue",
      ],
    ],
  },
  {
    id: 'self-harm',
    label: 'Thoughts of suicide or self-harm',
    when: [
      [
        "suicid\\w+|kill (?:my|him|her|them)sel(?:f|ves)|end (?:my|his|her|it|their) (?:life|all|own life)|end it all|ending (?:my|his|her|it all|it)(?: life)?|take (?:my|his|her) (?:own )?life|taking (?:my|his|her) own life|want(?:s|ed)? to die|wanna die|(?:don't|do not|doesn't|dont|not) want to (?:live|be here|be alive|go on|wake up|exist)(?: any ?more)?|(?:no|any|see no) (?:reason|point)(?: in| to)? (?:to )?(?:liv(?:e|ing)|going on|being alive)|better off dead|better off without me|wish(?:ed|es)? (?:i|he|she) (?:was|were|wasn't|weren't|had never|hadn't)~ (?:dead|born|alive|here)|self ?harm\\w*|harm(?:ing|ed)? (?:my|him|her)self|hurt(?:ing)? (?:my|him|her)self on purpose|(?:thoughts of|thinking (?:of|about)|want to|going to|urge to|wants to)(?: \\w+)? (?:hurt\\w*|harm\\w*|kill\\w*|cut\\w*) (?:my|him|her)self|cut(?:ting)? (?:my|his|her) wrists?|cutting myself|jump(?:ing)? off (?:a|the) (?:bridge|building|roof)|hang(?:ing)? (?:my|him|her)self|can't go on(?: living| any ?more| like this)|life (?:is not|isn't) worth (?:living|it)|not worth living|thoughts of (?:death|dying|ending)",
      ],
      ['(?:hear\\w* voices|voices (?:telling|tell|saying))~ (?:me|him|her|to)'],
    ],
  },
  {
    id: 'overdose',
    label: 'Overdose or poisoning',
    when: [
      [
        "over ?dos\\w+|o d'd|(?:took|taken|swallowed|taking|ate|eaten|drank|drunk|had|ingested)~ (?:too many|whole (?:bottle|packet|box|pack|strip)|all (?:of )?(?:my|his|her|the)|bottle of|lots? of|handful|\\d\\d+|twenty|thirty|forty|fifty|a packet of|too much)(?: of)?~ (?:tablets?|pills?|paracetamol|tylenol|ibuprofen|medicines?|medication|capsules?|insulin|aspirin|panadol|drugs?|bleach|sleeping)|(?:drank|drunk|swallowed|ingested|drinking|ate|got into|eaten|swallow)(?: \\w+){0,3} (?:bleach|antifreeze|poison\\w*|pesticide|kerosene|paraffin|detergent|cleaning (?:fluid|product)|battery|acid|petrol|drain cleaner|rat poison|weed ?killer|chemicals?|magnets?|insecticide|turpentine)|(?:been |was |got |is |were )?poisoned|poisoning(?<!food poisoning)|carbon monoxide|snake ?bit\\w*|bitten by~ snake|scorpion",
      ],
    ],
  },
  {
    id: 'abdomen',
    label: 'Severe abdominal pain with warning signs',
    when: [
      [BELLY_PAIN, PREGNANT],
      [
        `(?:severe|excruciating|unbearable|agoni[sz]ing|terrible|worst|intense|sudden\\w*)~ ${BELLY}~ (?:pain\\w*|cramp\\w*)`,
        `${VOMIT}|${FEVER}|${FAINT}|rigid|hard|board like|guarding|rebound|${SWEATY}`,
      ],
      [
        BELLY_PAIN,
        "rigid|board like|rock hard|hard as|guarding|rebound|peritoni\\w+|(?:not|hasn't|haven't|unable to|can't|cannot) pass\\w*~ (?:gas|wind|stool|flatus)|obstipation|faint\\w*|passed out|syncop\\w+|shoulder tip",
      ],
      [
        '(?:mov|start|shift|migrat|spread|began|travel)\\w*(?: \\w+){0,6} (?:belly button|navel|umbilic\\w+)|periumbilical|(?:right lower|lower right)(?: \\w+){0,3}|right iliac fossa|rlq|mcburney\\w*',
        BELLY_PAIN,
        `${FEVER}|${VOMIT}|nause\\w+|appetite|anorexia|rebound`,
      ],
      [
        'testic\\w+|scrot\\w+|testis|balls?',
        '(?:sudden\\w*|severe|acute|excruciating|agony|terrible)',
        'pain\\w*|hurt\\w*|swollen|swelling|agony',
      ],
      [BELLY_PAIN, 'diabet\\w+|insulin|ketones?', `${VOMIT}|drows\\w+|thirst\\w*|confus\\w+`],
      ['jaundice\\w*|yellow (?:skin|eyes)|(?:eyes|skin)~ yellow', FEVER, `${BELLY_PAIN}|rigou?rs|chills|confus\\w+`],
      [BELLY_PAIN, 'pulsat\\w+|tearing|ripping'],
    ],
  },
  {
    id: 'sepsis',
    label: 'Signs of sepsis or a dangerous infection',
    when: [
      ['sepsis|septic|mottled|necroti[sz]\\w+|gangren\\w+'],
      [
        FEVER,
        `${CHANGED_MIND}|chemo\\w*|immuno\\w+|transplant|neutropeni\\w*|spleen|rigou?rs|uncontrollabl\\w+ shak\\w+|shaking chills|(?:fast|rapid|racing) (?:heart\\w*|pulse|breathing)|low blood pressure|hypotens\\w+|(?:comes and goes|on and off|every other day|recurring|intermittent\\w*)~ chills|malaria|(?:returned|back|came|travel\\w*|trip) (?:from|to)~ (?:africa|india|nigeria|ghana|kenya|uganda|asia)`,
      ],
      [FEVER, "(?:hot|red|swollen) (?:and )?(?:swollen |painful |red )?(?:joint|knee|hip)|can't (?:bend|bear weight)"],
      ['(?:hot|red|swollen) (?:and )?(?:swollen |hot )?eye|swelling (?:around|of) OF eye', FEVER],
    ],
  },
  {
    id: 'diabetic',
    label: 'Diabetes out of control',
    when: [
      [
        'diabet\\w+|insulin|(?:blood )?sugars?',
        `${VOMIT}|drows\\w+|confus\\w+|unconscious|rapid breathing|deep breathing|fruity|ketone\\w*|ketoacid\\w*`,
        'ran out|missed|stopped|(?:very |so |too )?high|ketone\\w*|thirst\\w*|polydipsia|polyuria|fruity|type (?:1|one)|sweat\\w*|low|hypo',
      ],
      ['(?:sugar|glucose)~ (?:very low|too low|dropped|two|three|[12]\\.\\d)|ketoacidosis|dka|hypogly\\w+'],
    ],
  },
  {
    id: 'spine',
    label: 'Back pain with numbness below, or loss of bladder or bowel control',
    when: [
      [
        'back~ (?:pain\\w*|hurt\\w*|ache\\w*|injur\\w+)|sciatica|back ?ache|slipped disc',
        "(?:saddle|between (?:my|his|her) legs|groin|genital\\w*|bottom|private\\w*|buttocks|perine\\w+|perianal)~ (?:numb\\w*|anaesthe\\w+|anesthe\\w+|tingl\\w+)|(?:numb\\w*|no feeling|tingl\\w+)~ (?:saddle|between (?:my|his|her) legs|groin|genital\\w*|bottom|private\\w*|buttocks|perine\\w+|down below)|(?:can't|cannot|couldn't|unable to|trouble|difficulty|not able to) (?:pee|wee|pass\\w* (?:urine|water)|urinat\\w+|control~ (?:bladder|bowels?))|lost control~ (?:bladder|bowels?)|los(?:s|ing) (?:of )?(?:control|bladder|bowel)~ (?:bladder|bowels?|control)?|incontinen\\w+|wet(?:ting)? (?:my|him|her)self|soiled|urinary retention|both legs~ (?:weak|numb)|legs~ (?:gave way|giving way|paraly\\w+)",
      ],
    ],
  },
  {
    id: 'eye',
    label: 'Sudden loss of vision or an eye injury',
    when: [
      [
        "(?:chemical|bleach|acid|metal|glass|cement|alkali)~ (?:in|into) OF eyes?|(?:splash\\w*|sprayed|spilled|got)~ (?:bleach|chemical\\w*|acid|cleaner)~ eyes?|(?:penetrating|something stuck in|hit in)~ eye~ (?:can't see|vision|blood)",
      ],
      [
        'eye\\w*',
        'severe\\w*|terrible|very painful|excruciating|intense|agony|sudden\\w*',
        'pain\\w*|hurt\\w*|ache',
        "halos?|haloes|vomit\\w*|nause\\w+|vision|blurr\\w*|can't see|sight",
      ],
      ['flash(?:es|ing)', 'floaters?|curtain|shadow|vision'],
    ],
  },
  {
    id: 'injury',
    label: 'A serious injury or burn',
    when: [
      [
        '(?:severe|serious|major|large|third degree|full thickness|bad) burns?|burn\\w*~ (?:face|airway|whole|large|blister\\w*~ (?:hand|face|arm))|electrocut\\w+|electric shock|bone~ (?:sticking out|poking out|through~ skin|visible|showing)|open fracture|compound fracture|(?:hit by|run over by|knocked (?:down|over) by)~ (?:car|bus|truck|lorry|van|motorbike|train|vehicle)|(?:car|motorbike|road|motorcycle|bike|vehicle|traffic|rta) (?:crash|accident|collision)|crash\\w* (?:my|his|her|the) (?:car|bike)|fell (?:from|off)~ (?:roof|ladder|height|balcony|window|second floor|building)|drown\\w*|(?:foot|leg|hand|arm|toes?|fingers?)~ (?:cold and (?:pale|blue|white)|white and cold|pale and cold|gone (?:black|blue|cold)|turned (?:black|blue|cold))|(?:cold|pale|pulseless) (?:and )?(?:pale |cold |painful |blue )?(?:leg|foot|limb|arm|hand)~',
      ],
    ],
  },
  {
    id: 'pregnancy',
    label: 'Pregnancy with warning signs',
    when: [
      [
        'pregnan(?:t|cy)|weeks gestation|gravida',
        "(?:bad|severe|terrible|worst|persistent)~ head ?ache|head ?ache~ (?:vision|severe|blurr\\w*|spots|flashing)|(?:blurr\\w*|flashing|spots)~|(?:baby|fetal|foetal)~ (?:not mov\\w+|stopped mov\\w+|less mov\\w*|moving less|isn't mov\\w+|hasn't mov\\w+)|(?:reduced|decreased|no|less|any) (?:fetal |baby |foetal )?movements?|(?:not|hasn't|haven't|can't|stopped) (?:felt|feel|feeling|moved|moving)~ (?:baby|move|moving|today|him|her|kick\\w*)|waters? (?:have |has )?(?:broke|broken|gone)|contractions|face~ swollen|swollen (?:face|hands)|eclampsia|pre ?eclampsia",
      ],
    ],
  },
];
