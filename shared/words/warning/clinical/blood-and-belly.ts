import type { SignPhrases } from './sign-phrases.ts';
import { SEVERE, SUDDEN } from './sudden-and-severe.ts';

const BELLY = '(abdom*|stomach|tummy|belly|gut|epigastric|quadrant|iliac)';

/** Bleeding and the abdomen (see sign-phrases.ts). */
export const BLOOD_AND_BELLY = {
  bleeding: {
    alone: [
      'amputat*~ (finger|thumb)',
      'been shot',
      'bleed~ soak',
      `bleed( very| real| so)* (heav*|bad|${SEVERE}|a lot|so much|load)`,
      'blood~ (everywhere|clot)',
      'blood(?! pressure)~ (run|gush)',
      'blood(?! (pressure|sugar|test|thin*))~ vomit*',
      'coughing up blood',
      '(currant|red) jelly',
      '(?<!get )cut off',
      'deep~ (cut|wound)',
      '(finger|thumb)~ (?<!i fell )off',
      'gun ?shot',
      'haemorrhage',
      `(heavy|${SEVERE}|LOSE~) (bleed|blood)(?! (for|every|between) )`,
      '(i|HE)( (have|has|was))* (been|got) stab',
      '(?<!(uniform|clothes|shirt|dress|trousers|jeans|skirt) (is |are )?)hanging off',
      '(pour|soak|pump|through)~ (blood|pad|towel|out)',
      'spurt',
      'stab (wound|by|with)',
      '(vomiting|(bring*|brought) up) blood',
    ],
    together: [
      [
        ['cut', 'wound'],
        ['burst open', 'cut~ open', '(lot|load) of blood(?! test)'],
      ],
      [
        ['dizziness', 'faint*'],
        ['bleed', 'blood(?! (pressure|test|sugar|thin*|type|donat*))'],
      ],
      [['(not|CANT)~ stop'], ['bled', 'bleed', 'blood(?! pressure)', 'cut', 'nosebleed', 'pour', 'towel']],
    ],
  },
  abdomen: {
    alone: [
      `${BELLY}~ (hard|rigid)`,
      `${BELLY}~ (unbear*|agon*|excruciat*)`,
      `${SEVERE}~ ${BELLY}`,
      '(green|bile|bilious) vomit',
      '(not|unable)~ pass*( [^ ]+ or)?~ (wind|gas|urine|water)',
      'vomit* (green|bile)',
      'worst pain',
    ],
    together: [
      [
        ['abdominal pain', 'epigastric', 'stomach ache'],
        [
          'acute',
          'all at once',
          'appendi*',
          'distend*',
          'drows*',
          'faint*',
          'guarding',
          'hit me',
          'missed period',
          '(moved|migrat*|shift*)~ right',
          '(?<!look )pregnan*',
          'pulsatile',
          'radiat* to MY back',
          'rebound',
          'rigid',
          'sudden*',
          'tear*',
          'woke up',
        ],
      ],
      [['belly button'], ['moved']],
      [['distend*'], ['vomit']],
      [
        ['drowsiness', 'floppy', 'inconsolab*', 'letharg*', 'sunken'],
        ['diarrhoea', 'vomit'],
      ],
      [['(?<!hiatus )hernia'], ['vomit']],
      [['jaundice'], ['chills', 'confusion', 'fever', 'shak*']],
      [
        [`(lower right|right lower)~ ${BELLY}`, 'pelvic pain'],
        ['fever', 'vomit'],
      ],
      [
        ['scrot*', 'testic*'],
        [SUDDEN, SEVERE, 'fever', 'hard', 'scream*', 'twist*', 'vomit'],
      ],
      [['abdominal pain'], ['CANT~ straight', 'double* (up|over)'], ['fever']],
      [['abdominal pain'], ['right side'], ['fever'], ['vomit']],
    ],
  },
} satisfies Record<string, SignPhrases>;
