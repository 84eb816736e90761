/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -11;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-4, 'fin'],
  [-3, 'age at get itch month oh palpitations- so sor they tim water'],
  [
    -2,
    'ach alway bed but ear eat even finger foot ful hip hurt itching- littl lump monda need number or play pound register run sam school sleep sore-throat- stiffness- stil sunda then tri turn wel work wrist yeah yes',
  ],
  [
    -1,
    'after all anyth been behind both by chang com cough cough- cry did doctor doubl drink ever fatigue- first had hear hello hi kne left lie most nos oka onl patient period phon pressur red room som someth stomach stuf tak thank that thes to toe when with wors',
  ],
  [
    1,
    'about around bad be bleed bleeding- cam down feel gon got hard headache- just last light morn mouth nausea- now out pas point real say sick sorry ther this up ver was went worst',
  ],
  [
    2,
    'arm bab better blood breakfast bright dark drop eye fac half has head headach heav hit hom hot jaw lif neck-stiffness- pleas sinc sleepy somebod think through tight took vomiting- weak wet word',
  ],
  [
    3,
    'bottl chest-pain- cup curtain dizziness- facial-droop- fever- hour leg minut not shortness-of-breath- slurred-speech- sudden sweating- tablet tar tongu vomit',
  ],
  [4, 'ago blood-in-stool- breath chest confusion- drowsiness- fainting- sever'],
  [5, 'lip seizure-'],
];
