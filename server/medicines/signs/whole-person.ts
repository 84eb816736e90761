import { anyOf } from './any-of.ts';
import { near, inOrder, type DescribedSign } from './sign.ts';
import { FAINT, HURTS, NOT, SWOLLEN, VOMITS } from './words.ts';

const SELF_HARM = 'Thoughts of suicide or self-harm';
const HURT = 'Somebody may be hurting the patient';
const CLOSE =
  '(?:ex )?(?:partner|husband|boyfriend|girlfriend|wife|father|mother|step ?father|step ?mother|step ?dad|dad|mum|uncle|son|carer|in laws|mother in law|family|boss)';

/** Mental health, violence, poisoning, medicines, and illnesses of the whole body. */
export const WHOLE_PERSON_SIGNS: readonly DescribedSign[] = [
  {
    label: SELF_HARM,
    maybe: 'somebody who is taking leave',
    all: [
      anyOf(
        '(?:manage|cope|(?:be |do |get on |get along |live )?(?:fine|better|happier|easier|well)|get on|get along)[^.;\\n]{0,12}without (?:him|her|me|them)',
        'nobody (?:would|will) (?:miss|notice|care)',
        '(?:sees?|seeing) no (?:way|future|end|point|hope)',
        'no way out',
        '(?:fall asleep|go to sleep|sleep)[^.;\\n]{0,20}(?:not|never) wake',
        'wants? (?:it all|everything) to (?:stop|end|be over)',
        '(?:wants? to|would like to|could|wish\\w*)[^.;\\n]{0,12}(?:disappear|vanish|not be here)',
        "does(?: not|n't) care (?:if|whether) (?:he|she) (?:lives|wakes|dies)",
        'last (?:letters?|wishes)',
        '(?:stood|standing|walked|goes) (?:on|to|at) (?:the )?(?:bridge|railway|tracks|rails|cliff|roof)',
      ),
    ],
  },
  {
    label: SELF_HARM,
    maybe: 'somebody who puts things in order',
    all: [
      anyOf(
        '(?:gave|given|giving|gives|gave everything) (?:\\w+ ){0,2}away',
        '(?:puts?|putting|got|getting|papers|affairs)[^.;\\n]{0,20}in order',
        '(?:wrote|written|made|writing) (?:his|her|a) (?:will|letters?)',
        'sa(?:id|ying|ys) (?:good ?bye|farewell)',
        'bought (?:a )?rope',
        'sorted (?:out )?(?:his|her) (?:papers|affairs|things)',
      ),
      anyOf(
        'sleep\\w*',
        'low',
        'sad',
        'depress\\w*',
        'divorce\\w*',
        'alone',
        'lonely',
        'lost (?:his|her) (?:job|wife|husband|son|daughter)',
        'hopeless\\w*',
        'mood',
        'empty',
        'cries',
        'crying',
        'drink\\w*',
        'tired',
        'calm',
      ),
    ],
  },
  {
    label: SELF_HARM,
    maybe: 'a mother who fears for her baby, or voices that command',
    all: [
      '(?:afraid|scared|fears?|worried|thoughts?|urge|images?)[^.;\\n]{0,35}(?:hurt|harm|drop|smother|drown|kill)\\w*[^.;\\n]{0,15}(?:baby|child|son|daughter|newborn|children)',
    ],
  },
  {
    label: HURT,
    maybe: 'violence at home: it is said',
    all: [
      inOrder(
        CLOSE,
        '(?:has |had |often |sometimes |also )?(?:hits?|beats?|beat|beaten|kick\\w*|strangl\\w*|chok\\w*|threat\\w*|punch\\w*|slap\\w*|shov\\w*|push\\w*|grab\\w*|rap(?:ed|es)|(?:would|will|is going to) kill|hurts? (?:her|him)|locks? (?:her|him)|controls? (?:her|his) (?:money|phone)|burn\\w* (?:her|him))',
        30,
      ) +
        anyOf(
          '',
          `(?:afraid|scared|frightened|terrified) (?:to go home|of (?:going home|(?:his|her|the) ${CLOSE}))`,
          `(?:${NOT}) (?:feel )?safe at home`,
          '(?:hit|beaten|kicked|punched|strangled|slapped|grabbed|pushed|attacked|assaulted|raped) by',
          'sexual(?:ly)? (?:assault|abuse)\\w*',
          'forced (?:her|him)',
        ),
    ],
    not: anyOf(
      'hit by (?:a|the) (?:ball|car|door|swing|branch|puck|racket|bat)',
      '(?:kicked|pushed) by (?:a|the) (?:horse|cow|player|opponent|wind)',
      'attacked by (?:a|the) dog',
      'by (?:a|the) (?:crowd|wave)',
    ),
  },
  {
    label: HURT,
    maybe: 'violence at home: it shows',
    all: [
      anyOf(
        '(?:bruis\\w*|marks?|burns?|injur\\w*|scars?)[^.;\\n]{0,40}(?:different|various|several) (?:ages?|stages?|colou?rs)',
        `(?:story|explanation|account|history)[^.;\\n]{0,20}(?:chang\\w*|${NOT} (?:fit|match|explain)|differs?|keeps)`,
        'finger ?(?:tips?|prints?|shaped)? (?:marks?|bruis\\w*|shaped)',
        '(?:grip|slap|belt|bite|loop|cord|ligature) marks?',
        '(?:cigarette|round|circular|sock like|glove like)[^.;\\n]{0,10}(?:burns?|scalds?)',
        'flinch\\w*',
        `(?:bruis\\w*)[^.;\\n]{0,40}(?:${NOT} (?:yet )?(?:crawl|walk|roll)\\w*|inner (?:thighs?|arms?)|\\bneck|\\bears?)\\b`,
        '(?:same|another) (?:fall|fell|accident)[^.;\\n]{0,10}again',
        '(?:answers?|speaks?) for (?:her|him)',
        `${NOT} let (?:her|him) (?:speak|answer|talk)`,
      ),
      'bruis\\w*|marks?|burns?|fractur\\w*|broken|injur\\w*|black eye|scald\\w*|cuts?|bite|flinch\\w*',
    ],
  },
  {
    label: HURT,
    maybe: 'somebody helpless who is not looked after',
    all: [
      anyOf(
        '(?:left|locked) alone (?:all|for)',
        'sores? (?:on|over) (?:the |his |her )?(?:back|heels|bottom|sacrum)',
        'same clothes for',
        '(?:unwashed|filthy|soiled|starving|thin and dirty)',
      ),
      '(?:son|daughter|carer|nephew|niece|home|mother|father)[^.;\\n]{0,40}(?:angry|shouts?|refus\\w*|takes? (?:his|her) (?:money|pension)|rough|drunk|away|gone)',
    ],
  },
  {
    label: 'Overdose or poisoning',
    maybe: 'a poisonous gas at home',
    whose: 'house',
    all: [
      anyOf(
        'heaters?',
        'boilers?',
        'stoves?',
        'fire ?places?',
        'gas',
        'generators?',
        'charcoal',
        'barbecue',
        'grill',
        'chimney',
        'furnace',
        'engine',
        'garage',
      ),
      '(?:husband|wife|partner|child(?:ren)?|kids?|family|household|flat ?mates?|room ?mates?|cat|dog|pets?|everyone|everybody|others?|whole house|brother|sister|son|daughter|neighbours?)[^.;\\n]{0,25}(?:too|also|same|as well|have|has|feels?|sick|head ?aches?|got|ill|unwell|vomit\\w*)|(?:well|better|fine|gone|goes|clears?|ok|disappears?|improves?)[^.;\\n]{0,12}(?:at work|at school|outside|outdoors|away|fresh air|out of (?:the )?(?:house|flat|room)|in the garden|when out|in the open)',
      `head ?aches?|${VOMITS}|${FAINT}|tired\\w*|drows\\w*|cherry|weak\\w*`,
    ],
    not: 'diarrh\\w*|restaurant|take ?away|buffet|sore throat|cough\\w*',
  },
  {
    label: 'Overdose or poisoning',
    maybe: 'too much of a medicine that calms or kills pain',
    all: [
      inOrder(
        'breath\\w*|resps?|respirations?',
        'slow\\w*|shallow|stops?|paus\\w*|few|[4-8] (?:times|a minute|per minute)',
        25,
      ) + '|slow breath\\w*|pinpoint|pupils? (?:like |are )?(?:tiny|small|pin\\w*)',
      anyOf(
        'sleepy',
        'drows\\w*',
        'patch\\w*',
        'morphine',
        'methadone',
        'oxycodone',
        'fentanyl',
        'codeine',
        'heroin',
        'tablets',
        'snor\\w*',
        'hard to',
        'wake',
        'blue',
      ),
    ],
  },
  {
    label: 'Overdose or poisoning',
    maybe: 'tablets gone from their packet',
    all: [
      '(?:empty|emptied) (?:blister ?packs?|blisters? (?:by|on|in|next|beside|of|near)|pill\\w*|tablet\\w*|medicine\\w*|packets?|foils?|strips?|box(?:es)? of|bottles? (?:of|by|beside|next|near|on))|(?:tablets|pills|packets?|bottle)[^.;\\n]{0,20}(?:empty|gone|missing)',
    ],
    not: 'ran out|repeat|refill|pharmacy',
  },
  {
    label: 'Overdose or poisoning',
    maybe: 'a small child with somebody’s medicines',
    all: [
      'tablets?|pills?|capsules?|medicines?|medication|syrup|vape|e ?liquid|patch(?:es)?',
      anyOf(
        'found (?:with|playing|holding|chewing|sucking|eating)',
        'chewed',
        'sucked',
        'got (?:into|hold of)',
        'opened',
        'open (?:bottle|packet|box)',
        'how many (?:are|were|he|she|left|missing|gone)',
        '\\?how many',
        'missing from',
        'handbag',
        "(?:gran\\w*|nan\\w*|mother|mum|dad|father|sister|brother|somebody|visitor)'?s (?:\\w+ )?(?:tablets?|pills?|medicines?|capsules?|patch\\w*)",
      ),
    ],
    under: 12,
    not: 'chewable|tablets? prescribed',
  },
  {
    label: 'Overdose or poisoning',
    maybe: 'too much lithium in the blood',
    all: [
      anyOf(
        'trembl\\w*',
        'tremor',
        'shak(?:y|es|ing)',
        'unstead\\w*',
        'stagger\\w*',
        'slurred',
        'twitch\\w*',
        'confus\\w*',
        VOMITS,
        'diarrh\\w*',
        'drows\\w*',
      ),
    ],
    takes: 'lithium',
  },
  {
    label: 'Overdose or poisoning',
    maybe: 'too much digoxin in the blood',
    all: [`yellow\\w*|${VOMITS}|slow pulse|confus\\w*|${NOT} eat\\w*|blurr\\w*|halo\\w*`],
    takes: 'digoxin',
  },
  {
    label: 'Fever with a weak immune system',
    maybe: 'fever while cancer treatment keeps the white cells down',
    all: [
      anyOf(
        '(?:cancer|tumou?r|leuka?emia|lymphoma|myeloma|oncolog\\w*)[^\\n]{0,80}(?:infusions?|cycles?|drips?|course|rounds?|treatment|session|port)',
        '(?:infusions?|cycles?|rounds?|drips?|session)[^\\n]{0,40}(?:cancer|tumou?r|leuka?emia|lymphoma|myeloma|oncolog\\w*|bone marrow)',
        'white (?:blood )?(?:cells?|count)[^.;\\n]{0,15}low',
        'low white',
      ),
    ],
    fever: true,
  },
  {
    label: 'Serious injury or burn',
    maybe: 'drowning, electricity, a great force',
    all: [
      anyOf(
        'pulled (?:out of|from) (?:the )?(?:water|pool|river|sea|lake|bath|pond)',
        'went under (?:the )?water',
        'under water for',
        'electric(?:al)? shock',
        'electrocut\\w*',
        'lightning',
        '(?:fell|fall|jumped|dropped)[^.;\\n]{0,15}from (?:the |a |an )?(?:\\w+ )?(?:roof|ladder|tree|window|balcony|scaffold\\w*|horse|floor|storey|height|[2-9] m\\w*)',
        '(?:run over|hit|knocked down) by (?:a |the )?(?:car|van|lorry|truck|bus|bike|motor\\w*|train|tram)',
        'thrown (?:off|from)',
        'trapped under',
      ),
    ],
    not: 'years ago',
  },
  {
    label: 'The patient seems gravely ill',
    maybe: 'a crisis of sickle cell disease',
    all: ['sickle', `${HURTS}|fever\\w*|chest|breath\\w*|pale|priap\\w*|weak\\w*`],
  },
  {
    label: 'Severe bleeding',
    maybe: 'bleeding of somebody whose blood does not clot',
    all: [
      'ha?emophilia\\w*|von willebrand|low platelets|platelets (?:are )?(?:low|\\d\\b)',
      `fell|knock\\w*|hit|bump\\w*|${SWOLLEN}|bleed\\w*|bruis\\w*|head`,
    ],
  },
  {
    label: 'Severe bleeding',
    maybe: 'bleeding of somebody whose blood is thinned',
    all: [
      near(
        'bleed\\w*|blood|nose ?bleeds?',
        anyOf(
          `${NOT} stop\\w*`,
          '(?:[2-9]\\d|half an|an|one|two|hours?)[^.;\\n]{0,8}(?:minutes|hours?)',
          'hours',
          'keeps',
          'everywhere',
          'again and again',
          'big bruis\\w*',
        ),
      ),
    ],
    takes: 'anticoagulant',
    not: 'blood (?:test|pressure|sugar)s?',
  },
];
