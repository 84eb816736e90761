import { near, inOrder, type DescribedSign } from './sign.ts';
import { BELLY, FAINT, HURTS, LOOSE, NOT, NOT_ABLE, STOOL, SUDDEN, SWEATY, VOMITS } from './words.ts';

const SEVERE_BELLY = 'Severe abdominal pain with warning signs';
const NO_SIDE = '(?! (?:back|legs?|limb|ribs?|arm|jaw|molar|tooth|eye\\w*|lobe|foot|calf))';
const LOW_SIDE = (side: string) =>
  `low\\w* (?:down )?(?:on |to |in )?(?:the )?(?:${side})${NO_SIDE}|(?:${side}) (?:side )?(?:lower|low)${NO_SIDE}|(?:${side}) side of (?:the |his |her |my )?(?:belly|tummy|stomach|abdomen)|(?:${side}) (?:iliac|groin)`;

/** Belly, bowels, bladder, and what only women or only men have. */
export const BELLY_SIGNS: readonly DescribedSign[] = [
  {
    label: 'Severe bleeding',
    maybe: 'bleeding of the stomach: seen in what comes up',
    all: [
      near(
        'vomit\\w*|brings? up|brought up|bringing up|sick|threw up|throws? up|retch\\w*|bowl|basin|spew\\w*',
        '(?:ground|like|old) coffee|coffee ?(?:grounds?|dregs|like|coloured|colored)|(?:dark|brown|black|red) (?:bits|flecks|clots|stuff|liquid)|blood\\w*|bright red|clots',
      ),
    ],
    not: 'blood (?:test|pressure|sugar)s?',
  },
  {
    label: 'Severe bleeding',
    maybe: 'bleeding of the stomach: seen in what goes down',
    all: [
      near(
        STOOL,
        `(?:black|dark|pitch|jet)[^.;\\n]{0,15}(?:stick\\w*|tar\\w*|ink|smell\\w*|shin\\w*|stink\\w*|foul)|(?:like|as) (?:black )?(?:tar|ink|coal|pitch)|treacle|maroon|sticky|plum coloured`,
      ),
    ],
    not: 'sticky eye\\w*',
  },
  {
    label: 'Severe bleeding',
    maybe: 'stools dark from blood, in somebody who shows it',
    all: [
      near(STOOL, 'black|dark|darker|tar\\w*'),
      `${FAINT}|${SWEATY}|weak\\w*|heart (?:is )?rac\\w*|ibuprofen|naproxen|diclofenac|aspirin|warfarin|anticoag\\w*`,
    ],
    not: 'iron|bismuth|liquorice|spinach|charcoal|blueberr\\w*',
  },
  {
    label: 'Severe bleeding',
    maybe: 'an infection of the bowel that bleeds, or a bowel that dies',
    all: [
      near(STOOL, 'blood\\w*|bloody|turned red|went red|red|pink\\w*|jelly|clots?'),
      `${LOOSE}|(?:turned|turning|changed|became|become|went|now)[^.;\\n]{0,15}(?:blood\\w*|red)|fever\\w*|cramp\\w*|many times|(?:[5-9]|\\d\\d|six|eight|ten) times|clots?`,
    ],
    not: 'hard stools?|constipat\\w*|straining|blood (?:test|pressure|sugar)s?',
  },
  {
    label: SEVERE_BELLY,
    maybe: 'a bowel that is shut',
    all: [
      `pass\\w* (?:no|neither) (?:wind|gas|flatus|stools?|motions?)|no (?:wind|gas|flatus)|(?:not|n't) (?:pass\\w*|broken|opened|had|been able to pass)[^.;\\n]{0,20}(?:wind|gas|flatus|bowels?|stools?|motions?)|neither (?:wind|stool|gas)|bowels? ${NOT} (?:open\\w*|moved|work\\w*)|nothing (?:comes|came|has come|passes)[^.;\\n]{0,15}(?:below|down|out)`,
      `${VOMITS}|(?:belly|abdomen|tummy|stomach)[^.;\\n]{0,25}(?:bigger|swollen|blown|drum|tight|distend\\w*|growing|bloat\\w*)|waves|colic\\w*`,
      `${VOMITS}|waves|colic\\w*|severe|operat\\w*|hernia|drum|tight|distend\\w*`,
    ],
  },
  {
    label: SEVERE_BELLY,
    maybe: 'an inflamed appendix',
    all: [
      LOW_SIDE('right'),
      `navel|umbilic\\w*|belly ?button|jolt\\w*|bump\\w*|hop\\w*|jump\\w*|limp\\w*|walk\\w*|cough\\w* hurts|appetite|${NOT} (?:want to |wanting to )?eat\\w*|off (?:his |her )?food|fever\\w*|${VOMITS}|bent|doubled|tender\\w*|worse`,
    ],
    not: 'hip|knee|sciatica|hernia repair',
  },
  {
    label: SEVERE_BELLY,
    maybe: 'an inflamed gut skin: whoever has it keeps still',
    all: [
      BELLY,
      `(?:every|each|slightest|any) (?:movement|step|bump|cough|jolt|touch)[^.;\\n]{0,20}(?:hurt\\w*|pain\\w*|agony|torture)|(?:hurt\\w*|pain\\w*|worse)[^.;\\n]{0,20}(?:every|each|slightest) (?:movement|step|bump|cough|jolt|touch)|lies? (?:quite |very |absolutely |completely |dead )?still|dares? not move|(?:board|rock|wood\\w*)[^.;\\n]{0,10}hard|hard as|${NOT_ABLE} (?:stand|straighten) (?:up )?(?:straight|up|upright)|doubled (?:up|over)|bent (?:double|over)`,
    ],
  },
  {
    label: SEVERE_BELLY,
    maybe: 'an inflamed pancreas',
    all: [
      near(
        `upper ${BELLY}|epigastr\\w*|top of (?:the |his |her )?(?:belly|stomach)|pit of (?:the|his|her) stomach|under (?:the |his |her )?ribs|${BELLY}`,
        '(?:through|into|straight through|going through|radiat\\w*|spread\\w*|shoots?|goes|drills?)(?: \\w+){0,3} back|bor(?:es|ing)|like a belt|belt',
        60,
      ),
      `${VOMITS}|drink\\w* (?:a lot|heavily|daily)|alcohol|vodka|binge|party|gall ?stones?|${NOT_ABLE} (?:lie|sit|keep) still|(?:lean\\w*|bent|bends?|sits?|hunched) (?:over )?forwards?|severe|${SWEATY}|fever\\w*`,
    ],
  },
  {
    label: SEVERE_BELLY,
    maybe: 'inflamed bile ducts',
    all: [
      '(?:right|under the ribs|upper belly|gall ?(?:bladder|stones?))',
      'yellow|dark urine|pale stools?',
      `fever\\w*|shiver\\w*|chills?|shak\\w*|${HURTS}`,
    ],
  },
  {
    label: SEVERE_BELLY,
    maybe: 'an ovary or a testicle that has turned, or a stone in a single kidney',
    all: [
      `${LOW_SIDE('left|right')}|pelvi\\w*|groin|one side of (?:the |her )?(?:belly|tummy)`,
      SUDDEN,
      `${VOMITS}|${FAINT}|${SWEATY}|doubled|scream\\w*|waves`,
    ],
  },
  {
    label: SEVERE_BELLY,
    maybe: 'a testicle that has turned',
    all: [
      'testic\\w*|testis|balls?|scrot\\w*',
      near('testic\\w*|testis|balls?|scrot\\w*', `higher|high|${HURTS}|${SUDDEN}|hard|sw[eo]ll\\w*|red|twisted`),
    ],
    under: 45,
    not: 'itch\\w*|lump for|weeks|(?:foot|basket|tennis|volley|hand)ball',
  },
  {
    label: SEVERE_BELLY,
    maybe: 'a pregnancy outside the womb',
    all: [
      '(?:period|menses|bleed) (?:is |was |are )?(?:\\w+ ){0,3}(?:late|overdue|missed)|(?:late|missed|overdue|skipped) (?:a |her |the )?period|(?:[5-9]|five|six|seven|eight|nine) weeks since|positive (?:pregnancy )?test|coil|test (?:was )?positive',
      `${HURTS}|cramp\\w*`,
      `one side|(?:left|right)|shoulder|${FAINT}|spott\\w*|bleed\\w*|${SWEATY}`,
    ],
    from: 11,
    under: 56,
    not: 'period pain|covid|flu test',
  },
  {
    label: 'Dehydration with danger signs',
    maybe: 'a bladder that cannot empty, or kidneys that stop',
    all: [
      `(?:only|just|nothing but) (?:a few )?(?:drops|dribbles?)[^.;\\n]{0,25}|(?:hardly|barely|scarcely) (?:passed|passes|passing|pees?|peed|weed?|wees?|any) ?(?:any )?(?:water|urine|wee|pee)?|${NOT} (?:passed|pass|passing) (?:any )?(?:water|urine|wee|pee)|last (?:passed|pee\\w*|wee\\w*)[^.;\\n]{0,20}(?:yesterday|(?:[8-9]|1\\d|eight|ten|twelve) hours)`,
    ],
    not: 'blood(?:y)? (?:from|on)|eye drops|nose drops',
  },
  {
    label: 'Diabetes out of control',
    maybe: 'sugar far too high, not yet known',
    all: [
      'drink\\w* (?:a lot|and drinks|litres|jugs?|bottles?|bottle after|all (?:day|the time)|constantly|more)|thirst\\w*|always thirsty|(?:litres|gallons|bottles) (?:of water )?(?:a|per|each) day',
      'wets? (?:the |his |her )?bed|bed ?wet\\w*|(?:pass\\w*|pee\\w*|wee\\w*|urinat\\w*)[^.;\\n]{0,20}(?:a lot|all the time|often|constantly|every|more)|toilet (?:all|every|many)|thin(?:ner)?|lost (?:\\w+ ){0,3}(?:weight|kg|kilos)|weight (?:loss|falling)',
      `${VOMITS}|breath\\w* (?:deep\\w*|fast|heavily|hard)|deep breath\\w*|sleepy|drows\\w*|${BELLY}|listless|weak\\w*|smell\\w*`,
    ],
  },
  {
    label: 'Diabetes out of control',
    maybe: 'sugar far too low',
    all: [
      'insulin|gliclazide|glibenclamide|glimepiride|glipizide|diabet\\w*',
      'trembl\\w*|shak(?:y|es|ing)|sweat\\w*|clammy',
      `hungry|odd|strange|pale|${NOT} (?:had|eat\\w*)|(?:missed|skipped|without|before) (?:a |his |her |the )?(?:meal|lunch|breakfast|dinner|supper)|irritable|aggressive|speech|vacant|muddled|confus\\w*|fast(?:ed|ing)`,
    ],
  },
  {
    label: 'The patient seems gravely ill',
    maybe: 'the body’s own steroid is missing',
    all: [
      'prednisolone|prednisone|hydrocortisone|fludrocortisone|dexamethasone|steroids?(?: tablets)?|addison\\w*|adrenal\\w*',
      '(?:ran|run|running) out|stopp?ed|left out|missed|forgot\\w*|without|skipped|lost (?:his|her) tablets|steroid card|vomit\\w*',
      `vomit\\w*|weak\\w*|${FAINT}|fever\\w*|drows\\w*|shiver\\w*`,
    ],
    not: 'years ago|nasal|cream|inhaler',
  },
  {
    label: SEVERE_BELLY,
    maybe: 'a blood vessel of the bowel is shut',
    all: [
      BELLY,
      'atrial fibrillation|irregular (?:heart|pulse)|a fib|af',
      `${SUDDEN}|severe|worse than|far more`,
      HURTS,
    ],
    from: 50,
  },
  {
    label: 'Severe bleeding',
    maybe: 'blood loss of a woman: pads counted',
    all: [
      `(?:pads?|towels?|tampons?)[^.;\\n]{0,30}(?:every|an|per|each|half) (?:half )?hours?|hourly|(?:flood\\w*|gush\\w*|pour\\w*)[^.;\\n]{0,30}(?:pads?|legs?|clothes|bed|blood)|clots? (?:the size|as big|like)[^.;\\n]{0,25}(?:egg|fist|plum|palm|lemon|orange)`,
    ],
  },
  {
    label: SEVERE_BELLY,
    maybe: 'an erection that does not go',
    all: [
      inOrder(
        'erection|penis (?:stays|is) (?:hard|erect|stiff)',
        '(?:[3-9]|\\d\\d|three|four|five|six) hours|since (?:last night|yesterday|the night|the morning)|go (?:down|away)',
        60,
      ),
    ],
  },
];
