/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -8;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-4, 'or'],
  [-3, 'at even fin get month so sor they tim'],
  [
    -2,
    'ach afternoon age alway behind but ear finger ful hip itch itching- littl monda need number oh onl palpitations- phon play pound run sam sore-throat- sunda then tri turn water wel when work wrist yeah yes',
  ],
  [
    -1,
    'after all both by chang cough cough- cramp did doctor doubl drink eat ever fatigue- first foot for had hand hear hello hi hurt kne left lie lift me most nos off oka pain pain- patient period pressur put rash register school sleep som stiffness- stil stomach that thes thing to toe tremor- walk week with wors',
  ],
  [
    1,
    'be cam down eye feel headache- heav hot just last light morn mouth neck now old out pas point real say sick sit sorry stand sweat talk ther this was wet whol',
  ],
  [
    2,
    'bab better blood breakfast bright dark drop fac facial-droop- half has headach hit hom jaw leg lif neck-stiffness- pleas pregnant sinc sleepy somebod think through tight took weak went word',
  ],
  [
    3,
    'arm blood-in-stool- bottl chest-pain- confusion- cup curtain dizziness- fever- head hour minut not sever shortness-of-breath- slurred-speech- sweating- tablet tongu vomit vomiting-',
  ],
  [4, 'ago breath chest drowsiness- fainting- lip seizure- sudden'],
];
