/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -8;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-3, 'at fin get month or sam so sor they tim'],
  [
    -2,
    'ach age alway appetit behind but cough- even fatigue- finger first hip hurt itch itching- littl monda need number oh pain- palpitations- play pound sore-throat- stil sunda then tri turn water wel when work wrist yeah yellow yes',
  ],
  [
    -1,
    'after afternoon all back bed bit both by cramp did doctor doubl ear ever for gav hand hello hi kne left lump march most nos noth off oka onl paper patient period phon pressur put rash register ring run som someth stiffness- stomach that to toe walk week which wors',
  ],
  [
    1,
    'be better cam down found got has headache- hot know last light morn mouth neck never now old out point real see sick sit stand sweat ther this was went',
  ],
  [
    2,
    'bab blood bright cup dark drop end eye fac half head headach hit hiv hom jaw leg lif neck-stiffness- not pal pas pleas pregnant shortness-of-breath- sinc sleepy somebod taken think through tight tongu took vomiting- vomiting-blood- weak wet word',
  ],
  [
    3,
    'arm blood-in-stool- bottl chest confusion- coughing-up-blood- curtain dizziness- drowsiness- fainting- fever- hour minut sever sweating- tablet vomit',
  ],
  [4, 'ago breath chest-pain- facial-droop- lip seizure- slurred-speech- sudden'],
];
