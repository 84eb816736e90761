/** Learned by scripts/learn-urgency.ts, in halves: what a text begins with, and what each word adds once. */
export const URGENCY_START = -2;
export const URGENCY_WEIGHTS: readonly (readonly [weight: number, words: string])[] = [
  [-2, 'at month sor'],
  [
    -1,
    'ach after afternoon age alway anxiety- appetit behind both breast but chang children cough- cramp doctor doubl dry ear eat even fam fatigue- fin finger first forget gav get hello hip hurt itch itching- kne lie littl lump meal memory-loss- monda need nos noth number oh or pain- palpitations- paper patient period phon play register sam saturda so som sore-throat- spin stiffness- stil stomach sunda then thes they throb tim to tri use walk water wel when which work wrist yeah yes',
  ],
  [
    1,
    'abdominal-pain- answer arm around ate bab bel better bleeding- blood blood-in-stool- bottl breakfast bright calf-pain- chair chin clam confusion- coughing-up-blood- cup curtain dark dizziness- drop drows drowsiness- drunk end fac facial-droop- faint flash found half has head headach headache- hit hiv hom hot hour jaw jerk know leg leg-weakness- letter lif minut mouth mouth-swelling- neck-stiffness- never not pal pas pleas point pregnant sever shortness-of-breath- sinc sleepy slurred-speech- soak somebod someon stand sudden sweat sweating- tablet taken talk tar ther think this through tight tongu took towel vision-loss- vomit vomiting- vomiting-blood- weak wet word',
  ],
  [2, 'ago breath chest chest-pain- fainting- fever- lip seizure-'],
];
