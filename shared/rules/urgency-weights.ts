/** Learned by scripts/learn-urgency.ts, in quarters: what a text begins with, and what each word adds once. */
export const URGENCY_START = -4;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-3, 'at fin get month sam so sor they tim'],
  [
    -2,
    'ach age alway but cough- even fatigue- first gav hello hip itch itching- littl need noth number oh or pain- palpitations- phon play sore-throat- stil stomach then tri wel when work yeah yes',
  ],
  [
    -1,
    'after afternoon all back behind both by cal chang cramp doctor doubl drink dry ear eat ever finger for hand hi hurt kne left lie lift me monda most nos off oka onl pain paper patient period pound pressur rash register ring saturda som stiffness- sunda that thes thing to toe turn walk water week which with wors wrist you',
  ],
  [
    1,
    'abdominal-pain- around be cam down got headache- heav hom hot know last morn mouth now old out point real see sick sinc sit sweat swollen ther this tight up vision was went',
  ],
  [
    2,
    'bab better blood bright coughing-up-blood- cup dark drop end eye fac half has head headach hit jaw leg lif neck-stiffness- not pas pleas pregnant shortness-of-breath- sleepy somebod stand tablet taken think through took vomiting- vomiting-blood- weak wet word',
  ],
  [
    3,
    'arm blood-in-stool- bottl breath chest confusion- dizziness- drowsiness- facial-droop- fever- hour minut sever slurred-speech- sudden sweating- tongu vomit',
  ],
  [4, 'ago chest-pain- fainting- lip seizure-'],
];
