import type { SignPhrases } from './sign-phrases.ts';
import { SEVERE, SUDDEN } from './sudden-and-severe.ts';

/** The brain and its surroundings (see sign-phrases.ts). */
export const BRAIN = {
  stroke: {
    alone: [
      `${SUDDEN}~ (weak|numb|blind|vision)`,
      '1 side weakness',
      '(arm|hand) weakness',
      'CANT (move|feel) MY side',
      'face~ slip*',
      'face weakness',
      'facial droop',
      'half of everything',
      '(have|had|think)~ stroke',
      'hemip*',
      'see~ half',
      'slurred speech',
      '(weak|numb)~ side',
      'wrong word',
    ],
    together: [
      [[SUDDEN], ['CANT understand (what|people|them)', 'double vision', '(walk|sound*|talk*)~ drunk']],
      [['double vision'], ['difficulty swallowing']],
      [[SUDDEN], ['eye', 'left', 'right', 'side'], ['double vision', 'leg weakness', 'numb', 'vision loss']],
    ],
  },
  'growing-weakness': {
    alone: ['progressive*~ weak*'],
    together: [
      [
        ['(arm|hand|leg) weakness', 'tingling', 'weak (in|of)', 'weaker', 'weakness'],
        ['CANT (climb|stand|hold)', '(going|creep*|mov*) up (to|MY leg)', 'spread* (up|to)'],
      ],
      [['weaker', 'weakness'], ['ascend*']],
    ],
  },
  head: {
    alone: ['pupil~ (big*|large*|blown)', 'thunderclap', 'went off[^.]{0,40} (in|of) my (head|skull)'],
    together: [
      [
        ['head injury', '(hit|bang|bump|knock|blow to|fell~~ on) MY head'],
        ['blurred vision', 'confusion', 'drows*', 'faint*', 'fluid', 'remember', 'thinner', 'vomit'],
      ],
      [['headache'], ['walk* into']],
      [
        ['headache', '(?<!(over|above) (my|his|her) )head(?! is (fine|ok|clear|all right))'],
        [
          'being (hit|kicked)',
          'burst',
          'confusion',
          'drows*',
          'explo*',
          'hammer',
          '(more|worse) than( it)? ever',
          'most~ ever',
          'never had~ (this|it)',
          'of my( whole)? life',
          'out of nowhere',
          'seizure',
          'sudden',
          'thunder*',
          'worst',
        ],
      ],
      [['head*'], ['anticoag*', 'blurred vision', 'thinner', 'vomit', 'warfarin'], ['fall', 'fell']],
      [['headache'], ['jaw pain', 'scalp'], ['scalp', 'vision loss']],
    ],
  },
  meningitis: {
    alone: [
      '(bulg*|sunken) (fontanel*|soft spot)',
      'non blanching',
      'not go away when~ (push|press)',
      'petechia*',
      'purple (rash|spot)',
      'purpur*',
      '(rash|spot)~ not (fade|disappear|blanch)',
    ],
    together: [
      [
        ['(?<!hay )fever', 'HE is boil'],
        ['CANT open MY eye', 'confusion', 'drows*', 'photophobia', 'seizure', 'sensitivity to light'],
      ],
      [
        ['(?<!hay )fever', 'photophobia', 'rash', 'sensitivity to light', 'vomit'],
        ['(?<!hay )fever', 'headache', 'rash'],
        ['neck (stiffness|pain)'],
      ],
    ],
  },
  seizure: {
    alone: [
      'eye~ back in MY head',
      '(?<!(steroid|shav*|a) )foam(?! (roll|mattress))',
      'seizure',
      '(start|stop|still|keep*|(HE|wife|husband|baby|child|son|daughter|friend|[a-z]*mate) is) fitting',
    ],
    together: [],
  },
  consciousness: {
    alone: [
      `${SEVERE} (drows*|letharg*)`,
      'CANT remember~ own name',
      'faint*',
      'floppiness',
      'hard to (wake|rouse)',
      'head~ lolling',
      'in and out of consciousness',
      'not( be)? (wake|woken|rouse)(?! (me|at|early) )',
      'not (respond(?! to (?!(me|us|her|him|voice|name|touch|pain|my|anything) ))|answer*)',
      'out cold(?! on)',
      '(pale|grey)( and| ,)+ (sweat*|clammy)',
      'unconscious',
      'unrespons*',
      '(went|going|gone|all) limp',
    ],
    together: [
      [[SUDDEN, 'fever', 'night', 'now', 'since', 'today'], ['confusion']],
      [['drowsiness'], ['breath*( very)? slow']],
    ],
  },
} satisfies Record<string, SignPhrases>;
