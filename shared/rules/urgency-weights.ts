/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -7;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-3, 'at fin get month or sam so sor they tim'],
  [
    -2,
    'ach age alway appetit behind but cough- even fatigue- finger first hip itch itching- littl monda need noth number oh pain- palpitations- paper phon play pound sore-throat- stil sunda then tri turn water wel when work wrist yeah yellow yes',
  ],
  [
    -1,
    'after afternoon all bed bit both by cramp did doctor doubl ear ever for gav hand hello hi hurt kne left lump march most nos off oka onl patient period pressur put rash register ring run school som someth stiffness- stomach that to toe walk week which wors you',
  ],
  [
    1,
    'be better cam down found gon got has headache- hot know last light morn mouth never now old out point real see sick sinc sit stand sweat talk ther this was went',
  ],
  [
    2,
    'bab blood bright cup dark drop end eye fac half head headach hit hiv hom jaw leg lif neck-stiffness- not pal pas pleas pregnant shortness-of-breath- sleepy somebod taken think through tight took vomiting- vomiting-blood- weak wet word',
  ],
  [
    3,
    'arm blood-in-stool- bottl chest confusion- coughing-up-blood- curtain dizziness- drowsiness- facial-droop- fainting- fever- hour minut sever slurred-speech- sweating- tablet tongu vomit',
  ],
  [4, 'ago breath chest-pain- lip seizure- sudden'],
];
