/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -11;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-4, 'fin month'],
  [-3, 'age at get itch oh so sor they tim'],
  [
    -2,
    'ach after alway awa bed but ear even finger foot ful hip hurt itching- littl monda number onl or palpitations- phon play pound register run sam school sore-throat- stiffness- stil then thes toe tri turn water wel work wrist yes',
  ],
  [
    -1,
    'all anyth behind both by com cough cough- did doctor doubl drink eat ever fatigue- first had hear hello hi kne lie lump march most need nos oka patient period pressur rash red ring sleep som someth stomach stuf sunda tak thank that to week when with wors yeah you',
  ],
  [
    1,
    'about around better brought cam down feel hard headache- heav just last light morn mouth nausea- now out pas point real say see sick sit sweat swollen ther this ver was',
  ],
  [
    2,
    'arm bab bad be bleeding- blood breakfast bright dark drop eye fac facial-droop- half has head hit hom hot jaw lif neck-stiffness- pleas sinc sleepy somebod think through tight tongu took vomiting- weak went wet word',
  ],
  [
    3,
    'bottl chest-pain- cup curtain dizziness- fever- headach hiv hour leg minut not sever shortness-of-breath- sudden sweating- tablet tar vomit',
  ],
  [4, 'ago blood-in-stool- breath chest confusion- drowsiness- fainting- lip slurred-speech-'],
  [5, 'seizure-'],
];
