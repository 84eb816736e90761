import type { SignPhrases } from './sign-phrases.ts';

/** Severe infection and blood sugar (see sign-phrases.ts). */
export const INFECTION_AND_SUGAR = {
  infection: {
    alone: ['blotch*', 'mottled', 'red (line|streak)', 'sepsis', 'septic'],
    together: [
      [
        ['fever'],
        [
          '(blood pressure|bp)~ low',
          'chemo*',
          'comes and goes',
          'hypotens*',
          'immuno*',
          'kidney pain',
          '(knee|joint|hip|eye|eyelid) swelling',
          'malaria',
          'peel*~ skin',
          'rapid* spread*',
          'red*~~ spread*',
          'return* from',
          'rigor',
          'shak* chill*',
          'shiver*~ uncontrol*',
          'sickle',
          'tampon',
          'transplant',
          'travel*',
        ],
      ],
    ],
  },
  diabetes: {
    alone: ['dka', 'hypogly*', 'ketoacid*', 'keton*'],
    together: [
      [['abdominal pain', 'drows*', 'vomit'], ['thirst']],
      [
        ['insulin', 'sugar'],
        ['confusion', 'drowsiness', 'shaky', 'sweat*'],
      ],
      [
        ['diabet*', 'insulin', 'sugar'],
        ['confusion', 'drows*', 'faint*', 'vomit'],
        [
          'all day',
          'breath',
          'fast',
          'frequent urination',
          'high',
          'low',
          'miss',
          'over',
          'ran out',
          'stop (tak|my)',
          'thirst',
        ],
      ],
      [['diabet*'], ['confusion'], ['sweat*']],
    ],
  },
} satisfies Record<string, SignPhrases>;
