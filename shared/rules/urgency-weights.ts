/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -10;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-4, 'fin month'],
  [-3, 'age at itch oh palpitations- so sor they tim'],
  [
    -2,
    'ach alway awa but ear eat even finger foot ful get hip itching- littl monda need number onl or phon play pound register run sam som sore-throat- stiffness- sunda then thes toe tri turn water wel work wrist yes',
  ],
  [
    -1,
    'after all back bed behind both by com cough cough- did doctor doubl drink dry ever fatigue- first had hear hello hi hurt kne left lie lump march most nos oka period pressur rash red right ring school sleep stil stomach stuf tak thank that to week when with wors yeah you',
  ],
  [
    1,
    'about better brought cam down feel got hard headache- heav hot just light morn mouth nausea- now out pas point real say see sick sorry sweat ther this ver was',
  ],
  [
    2,
    'arm bab bad be bleeding- blood breakfast bright dark drop eye fac facial-droop- half has head headach hit hiv hom jaw lif neck-stiffness- pleas sinc sleepy somebod think through tight tongu took weak went wet word',
  ],
  [
    3,
    'ago bottl chest-pain- confusion- cup curtain dizziness- fever- hour leg minut not sever shortness-of-breath- sudden sweating- tablet vomit vomiting-',
  ],
  [4, 'blood-in-stool- breath chest drowsiness- fainting- lip seizure- slurred-speech-'],
];
