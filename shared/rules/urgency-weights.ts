/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -8;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-3, 'at fin get month or so sor they tim'],
  [
    -2,
    'ach after age alway appetit behind but cough- even fatigue- gav hip itch itching- littl need noth number oh pain- palpitations- patient phon play sam sore-throat- stil sunda then tri water wel when work yeah yellow yes',
  ],
  [
    -1,
    'afternoon all both by cal chang did doctor doubl dry ear ever finger first for hand hear hello hi hurt kne left lie lift monda most nos off oka onl paper period pound pressur rash register right ring run school som start stiffness- stomach that thes thing to toe turn walk week which wors wrist you',
  ],
  [
    1,
    'abdominal-pain- about be brought cam down got heav hom hot know morn mouth never now out point real see sick sit stand sweat ther this tight vision was went wet',
  ],
  [
    2,
    'bab better bleeding- blood bright coughing-up-blood- cup dark dizziness- drop end eye fac half has head headach headache- hit hiv jaw leg lif neck-stiffness- not pal pas pleas pregnant shortness-of-breath- sinc sleepy somebod taken think through took vomiting- vomiting-blood- weak word',
  ],
  [
    3,
    'arm blood-in-stool- bottl breath chest confusion- drowsiness- facial-droop- fever- hour minut sever slurred-speech- sudden sweating- tablet tongu vomit',
  ],
  [4, 'ago chest-pain- fainting- lip seizure-'],
];
