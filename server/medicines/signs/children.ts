import { anyOf } from './any-of.ts';
import { near, type DescribedSign } from './sign.ts';
import { HE, LOOSE, NOT, VOMITS } from './words.ts';

/** Babies and children. */
export const CHILDREN_SIGNS: readonly DescribedSign[] = [
  {
    label: 'Overdose or poisoning',
    maybe: 'a battery or a magnet that was swallowed, or sits in a nose or an ear',
    all: [
      anyOf(
        '(?:hearing aid|button|coin|watch|toy|remote|disc|round|flat|lithium|small|shiny)(?: \\w+)? (?:cells?|batter\\w+)',
        'batter(?:y|ies)',
        'magnets?',
        'magnetic (?:balls?|beads?)',
        'coin cells?',
      ),
      anyOf(
        'swallow\\w*',
        'gone',
        'missing',
        'mouth',
        'gag\\w*',
        'chok\\w*',
        'dribbl\\w*',
        'drool\\w*',
        `${NOT} eat\\w*`,
        'refus\\w*',
        '(?:in|up) (?:the |his |her )?(?:left |right )?(?:nose|ear|nostril)',
      ),
    ],
    under: 16,
    not: 'phone battery|hearing aid (?:is )?(?:whistl|broken)',
  },
  {
    label: 'A throat that closes',
    maybe: 'a coin or a toy stuck in the gullet',
    all: [
      'coins?|marbles?|toys?|pins?|keys?|ring|bone|disc',
      'swallow\\w*|gone|missing|mouth',
      `dribbl\\w*|drool\\w*|gag\\w*|${NOT} (?:eat|swallow|drink)\\w*|${VOMITS}|chest pain|breath\\w*`,
    ],
    under: 16,
  },
  {
    label: 'Severe abdominal pain with warning signs',
    maybe: 'a bowel pushed into itself: bouts, and between them a pale, still child',
    all: [
      anyOf(
        '(?:draws?|pulls?|pulling|drawing) (?:up )?(?:the |his |her )?(?:legs|knees)',
        '(?:legs|knees) (?:drawn |pulled )?up',
        '(?:scream\\w*|cr(?:y|ies|ying))[^.;\\n]{0,30}(?:bouts?|every|comes and goes|fits and starts|minutes|waves|attacks)',
      ),
      'pale|white|still|limp|listless|floppy|jelly|blood\\w*|vomit\\w*|sleepy|quiet',
    ],
    under: 5,
  },
  {
    label: 'Dehydration with danger signs',
    maybe: 'kidneys that fail after an infection of the bowel',
    all: [
      'pale\\w*|puff\\w*|swollen|bruis\\w*|sleepy|white as',
      anyOf(
        '(?:hardly|barely|scarcely) (?:passed|passes|passing|pees?|peed|weed?|wees?|any)',
        '(?:little|less|no|hardly any) (?:urine|water|wee|pee|wet)',
        '(?:dark|cola|tea|brown|red)[^.;\\n]{0,12}(?:urine|wee|pee)',
        '(?:urine|wee|pee)[^.;\\n]{0,15}(?:dark|cola|tea|brown|red)',
        `${NOT} (?:passed|wee|pee)\\w*`,
      ),
      `${LOOSE}|blood\\w*|gut|farm`,
    ],
    under: 16,
  },
  {
    label: 'Dehydration with danger signs',
    maybe: 'a child that has lost too much water',
    all: [
      anyOf(
        near('eyes', 'deep|hollow|sunken|dark rings|sunk'),
        'listless',
        'sleepy',
        'floppy',
        'limp',
        'cold hands',
        'lies? there',
        'too weak',
        'soft spot',
      ),
      anyOf(
        '(?:dry|parched|sticky) (?:mouth|tongue|lips)',
        '(?:mouth|tongue|lips)[^.;\\n]{0,10}(?:dry|parched)',
        '(?:no|without|dry) (?:tears|wet|nappy|nappies|diapers?)',
        'last wet',
        '(?:no|not)[^.;\\n]{0,10}(?:wee|pee|urine)',
        LOOSE,
        VOMITS,
      ),
      anyOf(
        'last wet (?:nappy|diaper)',
        '(?:no|one|dry) (?:wet )?(?:nappy|nappies|diapers?)',
        'tears',
        '(?:wee|pee|urine|water)',
        '(?:dry|parched)',
        'drink\\w*',
      ),
    ],
    under: 16,
    not: 'wet nappies as usual|drinks well|drinking well',
  },
  {
    label: 'Signs of a dangerous infection',
    maybe: 'inflamed vessels of a child with fever for days',
    all: [
      anyOf(
        '(?:[5-9]|1\\d|five|six|seven|eight|nine|ten)(?:th)? days?',
        'day (?:[5-9]|1\\d)',
        '(?:a|one|over a|more than a|for a|1) week',
      ),
      near('lips|tongue', 'crack\\w*|red|strawberry|bright') +
        anyOf(
          '',
          near('palms?|fingers?|finger ?tips|hands?|soles?|toes?|feet', 'peel\\w*|swoll\\w*|sw[eo]ll\\w*|red'),
          near('eyes', 'red|bloodshot'),
        ),
      near('lips|tongue', 'crack\\w*|red|strawberry|bright') +
        `|${near('palms?|fingers?|finger ?tips|hands?|soles?|toes?|feet', 'peel\\w*')}`,
    ],
    fever: true,
    under: 10,
  },
  {
    label: 'Unwell young baby',
    maybe: 'a baby whose breath stops or who feeds half',
    all: [
      anyOf(
        'half (?:of )?(?:the |his |her |its )?(?:feeds?|bottles?|milk|usual)',
        '(?:paus\\w*|stops?|stopped|forgets?)[^.;\\n]{0,12}breath\\w*',
        'breath\\w*[^.;\\n]{0,12}paus\\w*',
        'turn\\w* (?:blue|grey|dusky)',
        `(?:sleeps? through|too sleepy (?:to|for)|${NOT} wak\\w+ for) (?:the |his |her )?feed\\w*`,
        '(?:weak|high|shrill|moaning|whimper\\w*)[^.;\\n]{0,10}cry\\w*',
      ),
    ],
    under: 1.5,
  },
  {
    label: 'Jaundice',
    maybe: 'jaundice of a newborn',
    all: [near('skin|eyes|face|belly|legs|whites?|baby', 'yellow\\w*|golden|orange')],
    under: 0.2,
  },
  {
    label: 'Somebody may be hurting the patient',
    maybe: 'a bruise where a baby cannot get one',
    all: ['bruis\\w*|black eye|fractur\\w*|broken'],
    under: 0.6,
    not: `birth ?mark|mongolian|vaccin\\w*|${HE} hit by`,
  },
];
