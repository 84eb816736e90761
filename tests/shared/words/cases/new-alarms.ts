import { GM, PEDS } from './accepted-departments.ts';
import type { LabelledCase } from './labelled-case.ts';

const HEART = ['Cardiology', 'General Medicine'];
const NERVES = ['Neurology', 'General Medicine'];
const redFlag = true as const;

/** Warning signs in words that were written down before the rules had read them. */
export const NEW_ALARM_CASES: readonly LabelledCase[] = [
  {
    said: "My name is Baraka Otieno, I'm fifty-six. There's a band squeezing round my chest and I'm drenched in sweat.",
    name: 'Baraka Otieno',
    age: 56,
    departments: HEART,
    redFlag,
  },
  {
    said: "hi it's Noor Rahman I am 61 and there is a heaviness on my chest going into my neck and I feel sick",
    name: 'Noor Rahman',
    age: 61,
    symptoms: ['nausea'],
    departments: HEART,
    redFlag,
  },
  {
    said: 'I am struggling to get air in and I can only say a few words at a time.',
    symptoms: ['shortness of breath'],
    departments: HEART,
    redFlag,
  },
  {
    said: "I'm calling for my dad, Witold Kaczmarek, he's 79. His mouth has dropped on the left and he's talking nonsense.",
    name: 'Witold Kaczmarek',
    age: 79,
    gender: 'male',
    departments: NERVES,
    redFlag,
  },
  {
    said: "This is Leila Haddad. Half an hour ago my right leg and arm suddenly stopped working and I can't hold a cup.",
    name: 'Leila Haddad',
    departments: NERVES,
    redFlag,
  },
  {
    said: 'i went blind in one eye all of a sudden about ten minutes ago my name is sanjay pillai',
    name: 'Sanjay Pillai',
    departments: ['Ophthalmology', 'Neurology'],
    redFlag,
  },
  {
    said: 'Female, 33. Headache came on like being hit with a bat, the most painful she has ever had. Neck rigid.',
    age: 33,
    gender: 'female',
    symptoms: ['headache'],
    departments: NERVES,
    redFlag,
  },
  {
    said: "My little boy Tomasz is three, he's burning up, he can't put his chin to his chest and the light bothers him.",
    name: 'Tomasz',
    age: 3,
    gender: 'male',
    symptoms: ['fever'],
    departments: [...PEDS, 'Neurology'],
    redFlag,
  },
  {
    said: "I cut my arm on glass and it's pouring out, the towel is soaked through, I can't get it to stop.",
    departments: GM,
    redFlag,
  },
  {
    said: 'My name is Farid Aziz, I brought up a lot of bright red blood this morning and my poo is black like tar.',
    name: 'Farid Aziz',
    departments: GM,
    redFlag,
  },
  {
    said: "I've eaten shrimp and now my lips are huge and my throat feels tight.",
    departments: GM,
    redFlag,
  },
  {
    said: 'my sister hyun ju lim is twenty six she is having jerks all over and foaming at the mouth',
    name: 'Hyun Ju Lim',
    age: 26,
    gender: 'female',
    departments: NERVES,
    redFlag,
  },
  {
    said: 'Please come quickly, my husband has gone limp on the bench and he is not answering me.',
    gender: 'male',
    departments: GM,
    redFlag,
  },
  {
    said: 'Our daughter is five weeks old, temperature 38.4, and she is refusing the breast.',
    age: 0,
    gender: 'female',
    symptoms: ['fever'],
    departments: PEDS,
    redFlag,
  },
  {
    said: "I'm Jelena, thirty one. I keep thinking everybody is better without me and I've saved up my pills.",
    name: 'Jelena',
    age: 31,
    departments: GM,
    redFlag,
  },
  {
    said: 'i do not see any point in living any more i want it to be over',
    departments: GM,
    redFlag,
  },
  {
    said: "My niece is two. She got into grandma's heart tablets and we think she swallowed about ten of them.",
    age: 2,
    gender: 'female',
    departments: ['Pediatrics', 'Cardiology', 'General Medicine'],
    redFlag,
  },
  {
    said: 'Pt Ebony Clarke, 24F, G1 at 34 weeks pregnant with bad headache, seeing spots and swollen face.',
    name: 'Ebony Clarke',
    age: 24,
    gender: 'female',
    symptoms: ['headache'],
    departments: NERVES,
    redFlag,
  },
  {
    said: 'the pain in my belly came on suddenly, it is agony, and my stomach has gone as hard as a board',
    symptoms: ['abdominal pain'],
    departments: GM,
    redFlag,
  },
  {
    said: "I'm on chemo, I'm shivering and my temperature is 39.",
    symptoms: ['fever', 'chills'],
    departments: GM,
    redFlag,
  },
  {
    said: "My lower back went and since then I can't feel when I need to wee and my bottom is numb.",
    departments: ['Orthopedics', 'Neurology'],
    redFlag,
  },
  {
    said: 'drain cleaner got into my eye, it burns and I cannot open it',
    departments: ['Ophthalmology'],
    redFlag,
  },
  {
    said: 'Brought in after a motorbike accident, 19 yo male, name Duc Tran, deformed thigh, pale.',
    name: 'Duc Tran',
    age: 19,
    gender: 'male',
    departments: ['Orthopedics', 'General Medicine'],
    redFlag,
  },
  {
    said: "my name is adwoa mensah i am type one diabetic i've been throwing up since last night and my sugar reads high",
    name: 'Adwoa Mensah',
    symptoms: ['vomiting'],
    departments: GM,
    redFlag,
  },
  {
    said: "My one year old got hold of a coin cell battery and I think she's swallowed it.",
    age: 1,
    gender: 'female',
    departments: PEDS,
    redFlag,
  },
];
