import { near, type DescribedSign } from './sign.ts';
import { BREATHLESS, FAINT, HURTS, NOT, SUDDEN, SWEATY, SWOLLEN, VOMITS, LEG, HE } from './words.ts';

const EXERTION = `(?:on|with|by|during) (?:exertion|effort|exercise)|stairs|upstairs|up ?hill|hills?|hurr(?:y|ies|ying)|when(?:ever)? ${HE} (?:walks?|climbs?)|walking`;
const CHEST = 'chest|breast ?bone|sternum|throat';

/** Heart, vessels of the chest, lungs and airways. */
export const HEART_AND_LUNGS: readonly DescribedSign[] = [
  {
    label: 'A clot in a leg or the lungs',
    maybe: 'a clot in a leg: one leg changed, the other did not',
    all: [
      near(LEG, SWOLLEN),
      '(?:left|right|one|lt|rt|l|r) (?:lower )?(?:leg|calf|shin|thigh)|(?:on|of) (?:one|1|the (?:left|right)) side|one sided|unilateral\\w*|only (?:on )?(?:the |one )?(?:left|right|side)|(?:left|right) (?:side )?only|(?:than|to|with|unlike) (?:the )?(?:other|left|right)|(?:the )?other (?:leg|one|calf|side)|asymmetr\\w*|\\d (?:cm|centimet\\w+)',
      `${HURTS}|warm\\w*|hot|red\\w*|flight|flew|travel\\w*|surgery|operation|operated|plaster|cast|bed ?rest|in bed|contracept\\w*|the pill|cancer|pregnan\\w*`,
    ],
    not: 'both (?:legs|calves|ankles|feet|sides)|bilateral\\w*|insect bites?|mosquito\\w*|\\bsting|stung|wasp|bee',
  },
  {
    label: 'A clot in a leg or the lungs',
    maybe: 'a clot in the lungs, or air beside a lung: pain with the breath and something that goes with it',
    all: [
      near(
        `${HURTS}|sharp|stab\\w*|stitch|catch\\w*|knife\\w*`,
        `breath\\w* in|(?:each|every|deep|a) breaths?|deep breath\\w*|inspiration|inhal(?:es|ing)|when(?:ever)? ${HE} breathes?|on breathing`,
      ),
      `heart (?:is )?rac\\w*|rac\\w+ (?:heart|pulse)|pulse (?:is )?fast|palpitation\\w*|${BREATHLESS}|plaster|cast|flight|flew|surgery|operation|operated|bed ?rest|contracept\\w*|the pill|cancer|${LEG}|blood\\w* (?:sputum|spit)|cough\\w* (?:up )?blood|${SUDDEN}|${FAINT}|pregnan\\w*`,
    ],
    not: 'sore throat|fell|fall|bruis\\w*|broke\\w*',
  },
  {
    label: 'Difficulty breathing',
    maybe: 'air beside a lung, a clot, a failing heart: short of breath at little',
    all: [
      near(
        `${BREATHLESS}|gasp\\w*|fights? for (?:air|breath)`,
        'stairs|upstairs|dress\\w*|at rest|talk\\w*|speak\\w*|lying|lies|few (?:steps|words|metres|yards)|bathroom|toilet|at night|wak\\w+|room',
      ),
    ],
  },
  {
    label: 'Difficulty breathing',
    maybe: 'a failing heart',
    all: [
      '(?:three|four|five|3|4|5|more|extra|another) pillows|sits? up (?:all night|to sleep)|wakes? (?:up )?(?:gasping|for air|panting|choking)|(?:put on|gained) \\d+(?:\\.\\d)? ?(?:kg|kilos?|pounds|lbs?) in (?:\\w+ )?(?:days?|week)',
      `${SWOLLEN}|${BREATHLESS}|cough\\w*|air|ankles`,
    ],
  },
  {
    label: 'Difficulty breathing',
    maybe: 'a bad attack of asthma: what helped does not help',
    all: [
      near(
        'inhalers?|puffers?|puffs|salbutamol|ventolin|albuterol|nebuli[sz]ers?|reliever|pump',
        `${NOT} (?:help\\w*|work\\w*|touch\\w*|hold\\w*|enough|last\\w*|bring\\w*)|does nothing|no (?:relief|effect|help|good|use|better)|without (?:effect|relief)|(?:[6-9]|\\d\\d|six|eight|ten|twelve) (?:times|puffs)|every (?:hour|half hour|two hours|1 hour|2 hours|1 h|2 h)|hourly`,
        60,
      ),
    ],
    not: 'inhaler technique',
  },
  {
    label: 'Difficulty breathing',
    maybe: 'no air for a sentence',
    all: [
      '(?:speaks?|talks?|answers?|speaking|talking) (?:only )?(?:in |with )?(?:single|short|broken|one|two|a few|few)(?: or two)? (?:words?|phrases?)|(?:single|one|two|few) words? (?:at a time|per breath|between)|(?:shoulders|neck|whole body) (?:heav\\w+|work\\w*) (?:with|to|at) (?:each |every )?breath\\w*|stops? (?:in )?mid ?sentence',
    ],
  },
  {
    label: 'Difficulty breathing',
    maybe: 'croup that is getting dangerous',
    all: [
      'bark\\w*',
      `at rest|noise (?:when|as|on|with)[^.;\\n]{0,20}breath\\w*|breath\\w* in|draw\\w* in|suck\\w* in|blue|exhausted|${NOT} drink\\w*`,
    ],
    under: 10,
  },
  {
    label: 'Difficulty breathing',
    maybe: 'something small that went down the wrong way',
    all: [
      'nuts?|peanuts?|grapes?|sweets?|cand(?:y|ies)|carrots?|beads?|popcorn|sausage|lego|marbles?|small (?:part|toy|piece)|seeds?|button',
      `(?:${SUDDEN}|began to|started to|started|burst into)[^.;\\n]{0,20}(?:cough\\w*|chok\\w*|gag\\w*|whistl\\w*|wheez\\w*)|(?:whistl\\w*|wheez\\w*|noisy|air)[^.;\\n]{0,25}(?:one side|since|left|right)|chok\\w*`,
    ],
    under: 10,
  },
  {
    label: 'Chest pain or tightness',
    maybe: 'narrow vessels of the heart: it comes with effort and goes with rest',
    all: [
      near(`${HURTS}|burn\\w*|tight\\w*|squeez\\w*|pressure|pressing|heav\\w*|discomfort`, `${CHEST}|jaw|left arm`, 30),
      EXERTION,
    ],
    not: 'sore throat|tooth\\w*|inhal\\w* (?:of|a) smoke',
  },
  {
    label: 'Chest pain or tightness',
    maybe: 'a heart attack that does not hurt in the chest',
    all: [
      near(
        '(?:left |right |both )?arms?|jaw|between (?:the |his |her )?shoulder blades',
        `${HURTS}|heav\\w*|numb\\w*|dull|tight\\w*|dead|lead`,
        30,
      ),
      `${SWEATY}|${BREATHLESS}|${VOMITS}`,
      `${SUDDEN}|since (?:this |the |an |one |two )?(?:morning|noon|hour|night|evening|breakfast|lunch)|minutes|hours?|today|tonight|last night|just now|this (?:morning|afternoon|evening)`,
    ],
    from: 30,
    not: 'tooth\\w*|gym|weights|frozen|fracture\\w*|vaccin\\w*|\\bcut\\b|fell',
  },
  {
    label: 'Chest pain or tightness',
    maybe: 'a heart attack of somebody old or diabetic, as if the stomach were upset',
    all: [
      `(?:${SUDDEN})[^.;\\n]{0,40}(?:${SWEATY})|(?:${SWEATY})[^.;\\n]{0,40}(?:${SUDDEN})|cold sweat|drenched`,
      `${VOMITS}|heart ?burn|indigestion|weak\\w*|exhaust\\w*|unwell|${BREATHLESS}|${FAINT}`,
    ],
    from: 45,
    not: 'fever\\w*|flush\\w*|menopaus\\w*',
  },
  {
    label: 'Severe abdominal pain with warning signs',
    maybe: 'the great vessel of the belly',
    all: [
      near('heart ?beat\\w*|pulse|beat\\w*|throb\\w*|puls\\w+|pump\\w*', '(?:belly|tummy|stomach|abdomen|navel)', 25),
    ],
    from: 50,
  },
  {
    label: 'Severe abdominal pain with warning signs',
    maybe: 'the great vessel of the belly, taken for a back pain or a stone',
    all: [
      near('back|flank|loin|groin|belly|tummy|abdom\\w*', `${HURTS}|${SUDDEN}`),
      SUDDEN,
      `${SWEATY}|${FAINT}|cold|bp \\d\\d/|weak legs`,
    ],
    from: 55,
  },
];
