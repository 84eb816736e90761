import { GM, ORTHO } from './accepted-departments.ts';
import type { LabelledCase } from './labelled-case.ts';

/** More people at the kiosk, some with a second person in the story. */
export const WALK_IN_CASES: readonly LabelledCase[] = [
  {
    said: "Hello doctor. My mother had a stroke last year, but I'm here for my cough. I'm Wanjiru Kamau.",
    name: 'Wanjiru Kamau',
    symptoms: ['cough'],
    departments: GM,
  },
  {
    said: 'My name is Ali. A hundred and one years old. My legs are weak.',
    name: 'Ali',
    age: 101,
    symptoms: ['leg weakness'],
    departments: ['Neurology', 'General Medicine', 'Orthopedics'],
  },
  {
    said: "I'm Hannah Cohen. I can't sleep and I've been feeling really anxious.",
    name: 'Hannah Cohen',
    symptoms: ['insomnia', 'anxiety'],
    departments: GM,
  },
  {
    said: 'Hi, Marcus here. I twisted my ankle playing football yesterday and it is swollen.',
    symptoms: ['injury', 'ankle swelling'],
    departments: ORTHO,
  },
  {
    said: 'My name is Zanele Dlamini, female, 33. It burns when I pee.',
    name: 'Zanele Dlamini',
    gender: 'female',
    age: 33,
    symptoms: ['painful urination'],
    departments: GM,
  },
  {
    said: "Uh, hi, yes. So it's Daniel Okoro, and uh, the eleventh of March, nineteen eighty seven. I've been having this tummy pain on the right side.",
    name: 'Daniel Okoro',
    symptoms: ['abdominal pain'],
    departments: GM,
  },
  {
    said: "hello yeah that's right rebecca stone fourth of july nineteen ninety two um so i've had this like really itchy rash on my face",
    name: 'Rebecca Stone',
    symptoms: ['itching', 'rash'],
    departments: ['Dermatology', ...GM],
  },
  {
    said: "My name is Faisal, Faisal Mahmood. I'm forty five. I've got this pain in my left knee and it won't go away.",
    name: 'Faisal Mahmood',
    age: 45,
    symptoms: ['knee pain'],
    departments: ORTHO,
  },
  {
    said: "Can I book for tomorrow? It's Jess. Jess Palmer, thirty. I'm always tired.",
    name: 'Jess Palmer',
    age: 30,
    symptoms: ['fatigue'],
    departments: GM,
  },
  {
    said: 'I am a sixty seven year old right handed female. I have been having headaches on the left side. No, no seizures. I had a stroke in two thousand and six.',
    age: 67,
    gender: 'female',
    symptoms: ['headache'],
    departments: ['Neurology', ...GM],
  },
  {
    said: 'this is mwangi njoroge calling about my wife she is 29 years old and has a fever',
    age: 29,
    gender: 'female',
    symptoms: ['fever'],
    departments: GM,
  },
  {
    said: 'patient is isabella conti 19 year old female she has had sore throat and fatigue with swollen neck glands no cough no rhinorrhea reach me on +39 333 555 0144',
    name: 'Isabella Conti',
    age: 19,
    gender: 'female',
    phone: '+393335550144',
    symptoms: ['sore throat', 'fatigue', 'swollen glands'],
    departments: GM,
  },
  {
    said: "The pain is in my lower back. I'm a 44 year old man called Piotr Wiśniewski.",
    name: 'Piotr Wiśniewski',
    age: 44,
    gender: 'male',
    symptoms: ['back pain'],
    departments: ORTHO,
  },
];
