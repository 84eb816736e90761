/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -8;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-3, 'at even fin get month or so sor they tim'],
  [
    -2,
    'ach after age alway appetit behind but cough- ear fatigue- finger hip itch itching- littl march monda need noth number oh onl pain- palpitations- paper period play pound sam sore-throat- stiffness- stil sunda then tri water wel when work wrist yeah yellow yes',
  ],
  [
    -1,
    'afternoon all bed both by cough did doctor doubl ever first for hand hello hi hurt kne left lump most nos off oka patient phon pressur put rash register ring run school som someth start stomach that thes to toe tum turn walk which with wors',
  ],
  [
    1,
    'bab be better cam down feel gon got headache- heav hot know last light morn mouth never now old out point real say see sick sit sweat ther this was went wet whol worst',
  ],
  [
    2,
    'blood breakfast bright cup dark drop end eye fac half has head headach hit hiv hom jaw leg lif neck-stiffness- not pas pleas pregnant sinc sleepy somebod taken think through tight tongu took vomit vomiting-blood- weak word',
  ],
  [
    3,
    'arm blood-in-stool- bottl chest confusion- coughing-up-blood- dizziness- drowsiness- facial-droop- fever- hour minut sever shortness-of-breath- slurred-speech- sweating- tablet vomiting-',
  ],
  [4, 'ago breath chest-pain- fainting- lip seizure- sudden'],
];
