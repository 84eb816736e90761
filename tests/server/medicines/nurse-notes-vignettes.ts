import type { Vignette } from './vignettes/vignettes.ts';

type Case = readonly [what: string, report: string, symptoms: readonly string[]];

/** Terse notes of a triage nurse, third person, abbreviations: emergencies without the textbook’s noun. */
const EMERGENCIES: readonly Case[] = [
  [
    'note: a calf after a hip operation',
    'F 68. Hip replaced 3/52 ago. Rt calf 4 cm more than lt, sore on squeezing.',
    ['leg ache'],
  ],
  [
    'note: an irregular pulse and a clumsy hand',
    '80F. AF, off her tablets. Since 09:00 dropping things from rt hand, words come out jumbled.',
    ['clumsy'],
  ],
  [
    'note: chest on a hill',
    '62M. Tight band across chest walking dog uphill, settles in 2 min. x4 this wk, never before.',
    ['tight chest'],
  ],
  [
    'note: a small child, stools mixed with blood',
    '3 yr old girl, 13 kg. D since Fri, last 3 nappies pink to red, hot, off food.',
    ['loose stools'],
  ],
  ['note: a red hot knee', '71F. Knee ballooned overnight, glowing red, T 38.4, screams if moved.', ['knee swelling']],
  ['note: an eye in the evening', '70F. Lt eye like a stone, haze, throbbing, threw up x2.', ['eye ache']],
  [
    'note: a student found asleep',
    '20M. Flat mates could only rouse him by shaking. Empty blisters by the bed.',
    ['sleepy'],
  ],
  [
    'note: a dialysis patient missing a session',
    '59M. Dialysis x3/wk, missed two. Legs like lead, heart skipping, short of breath.',
    ['weakness'],
  ],
  [
    'note: a toddler and grandmother’s handbag',
    '2 yr old boy, 12 kg. Found with gran’s heart tablets, some chewed, ?how many.',
    ['well'],
  ],
  ['note: colour of a foot', 'M 77. Lt foot marble cold from this am, no feeling in toes, cannot wiggle.', ['foot']],
  [
    'note: belly of a drinker',
    '51M. EtOH ++. Epigastric pain into back since last pm, bringing up everything, sits bent forwards.',
    ['tummy pain'],
  ],
  ['note: after tooth', '33M. Lower molar bad 5/7. Neck under jaw hard as wood, tongue up, drools.', ['toothache']],
  ['note: a lady and her pads', 'F 36. Flooding since am, changing pads every 20 min, lightheaded.', ['heavy period']],
  [
    'note: jab then itch',
    '41F. 10 min after flu jab: itchy palms, flushed all over, wheezy, light headed.',
    ['itching'],
  ],
];

const CALM: readonly Case[] = [
  [
    'note: both feet in summer',
    'F 55. Both feet puffy pm, down by am. Flew nowhere. Calves soft. NKDA.',
    ['swollen feet'],
  ],
  [
    'note: a child, D without blood',
    '5 yr old boy, 19 kg. D x4 since am, no blood/mucus. Drinking, wet nappies/toilet as usual, playing.',
    ['diarrhoea'],
  ],
  [
    'note: a bump, long gone',
    'M 30. Cough 4/7. HI with LOC 2012, full recovery. Chest clear, sats 98%. NKDA.',
    ['cough'],
  ],
  [
    'note: a mother’s illness',
    'F 26, not pregnant. Sore throat 2/7, eats and drinks. Mother had a DVT, gran a stroke. NKDA.',
    ['sore throat'],
  ],
  [
    'note: a fissure',
    'M 34. Hard motions, smear of red on paper x1, sore when straining. No wt loss. NKDA.',
    ['constipation'],
  ],
  [
    'note: a stiff neck from a draught',
    'F 42, not pregnant. Slept badly, neck stiff to the left since am, no fever, no h/a, no rash. NKDA.',
    ['neck pain'],
  ],
];

export const NURSE_NOTES_VIGNETTES: readonly Vignette[] = [
  ...EMERGENCIES.map(([what, report, symptoms]): Vignette => ({ what, report, symptoms, must: 'emergency' })),
  ...CALM.map(([what, report, symptoms]): Vignette => ({ what, report, symptoms, must: 'help' })),
];
