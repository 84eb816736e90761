import type { SignPhrases } from './sign-phrases.ts';
import { SEVERE, SUDDEN } from './sudden-and-severe.ts';

/** Spine, limbs, eyes and injuries (see sign-phrases.ts). */
export const LIMBS_EYES_INJURIES = {
  spine: {
    alone: [],
    together: [
      [
        [
          'CANT feel~ (wip*|chair|seat|bottom)',
          'CANT~ (pee|wee|urinat*|urine|water)',
          'incontinence',
          'leg weakness',
          'LOSE (control|bladder|bowel)',
          'numb~ (saddle|between|groin|bottom)',
          '(saddle|groin|bottom)~ numb',
        ],
        ['(?<!(come|came|go|went|get|got|gone|be|is|are|am|was) )back(?! (from|home|to|and forth) )', 'sciatica'],
      ],
      [['numb'], ['LOSE control']],
    ],
  },
  'cold-limb': {
    alone: ['pulseless'],
    together: [
      [['(leg|foot|arm|hand) [^.]{0,40}cold( and| ,)+ (white|pale|blue)'], ['HURT']],
      [[SEVERE, 'white'], ['numb'], ['(plaster|cast|fractur*|crush*)']],
      [
        ['(cold|pale)~ (leg|foot|arm|hand)', '(leg|foot|arm|hand) [^.]{0,40}(cold|pale|white|blue)'],
        ['HURT', 'numb*', 'weakness'],
        [SUDDEN, SEVERE, 'gone', 'scream*', 'turn*'],
      ],
    ],
  },
  'swollen-leg': {
    alone: [],
    together: [
      [
        ['1 leg', '(?<!1 )flight(?! of)', 'hot', 'journey', 'operation', 'surgery'],
        ['calf pain', 'calf swelling', 'leg swelling'],
      ],
    ],
  },
  eye: {
    alone: [
      '(bleach|acid|chemical|metal|lime|cement|petrol|clean*|flew|splash*)~ (eye|face)',
      '(curtain|shadow|veil)~~ (eye|vision|sight)',
      'eye a curtain',
    ],
    together: [
      [
        [`${SEVERE}~ (blur*|nause*)`, 'halo', 'rainbow', 'vision loss', 'vomit'],
        ['eye~ hard', 'eye pain', 'red eye'],
      ],
      [[SUDDEN, '1 eye', 'hit', '(left|right|this) eye'], ['vision loss']],
      [[SUDDEN, 'curtain', 'shadow'], ['flashes or floaters']],
    ],
  },
  injury: {
    alone: [
      `(${SEVERE}|bad|large)( chemical)? burn`,
      'boiling (water|oil|fat|kettle|milk|tea|coffee|soup)',
      'bone~ out',
      'burn~ face',
      'burn*( on| to)? both',
      '(car|[a-z]*bike|road) (crash|accident)',
      'drown*',
      'electrocut*',
      '(electr*|voltage) shock(?! (down|lik|in|pain) )',
      'fell (off|from)~ (roof|ladder|height|window|balcon*|tree)(?! ([^ ]+ (week|month|year) ago|in MONTH|last) )',
      '(hit|run over|knocked down) by~ (car|bus|truck|van|train)',
      '(knock*|hit)~~ by a (car|van|bus|truck|lorry)',
      'nail gun',
      'open fracture',
      'roll* over MY',
      'scald',
    ],
    together: [
      [['(ca not|unable to) (move|feel) MY (leg|arm|feet)'], ['back pain', 'fell', 'neck pain', 'thrown']],
      [
        ['(leg|hip)~ short*', 'shorter'],
        ['fall', 'fell'],
      ],
      [['hip pain'], ['CANT~ (stand|walk|weight)'], ['fall', 'fell', 'slip(?! disc)']],
    ],
  },
} satisfies Record<string, SignPhrases>;
