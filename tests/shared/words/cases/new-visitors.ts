import { GM, ORTHO } from './accepted-departments.ts';
import type { LabelledCase } from './labelled-case.ts';

const NERVES = ['Neurology', 'General Medicine'];
const HEART = ['Cardiology', 'General Medicine'];

/** Near-misses: the words of a warning sign, but denied, past, mild, somebody else's or a turn of speech. */
export const NEAR_MISS_CASES: readonly LabelledCase[] = [
  {
    said: "My name is Marek Dvorak, I'm forty. I pulled a muscle in my chest at the gym and it's only sore when I twist.",
    name: 'Marek Dvorak',
    age: 40,
    departments: ['Orthopedics', 'General Medicine', 'Cardiology'],
  },
  {
    said: 'I get out of breath if I run for the bus, nothing else. Sunita Rao, 58.',
    name: 'Sunita Rao',
    age: 58,
    symptoms: ['shortness of breath'],
    departments: HEART,
  },
  {
    said: 'My dad had a stroke in March. I am only here because my ear is blocked. Name: Callum Reid.',
    name: 'Callum Reid',
    departments: GM,
  },
  {
    said: 'i had seizures when i was a kid but none for twenty years i need my eyes tested',
    departments: ['Ophthalmology'],
  },
  {
    said: 'Headache on and off for weeks, not the worst, no neck stiffness, no visual change, no vomiting.',
    symptoms: ['headache'],
    departments: NERVES,
  },
  {
    said: 'My son Ibrahim is nine, he bumped his head at school, he is fine, he just wants a plaster.',
    name: 'Ibrahim',
    age: 9,
    gender: 'male',
    departments: ['Pediatrics', 'General Medicine', 'Neurology'],
  },
  {
    said: "I'm Yusra and I cut my finger chopping onions, it stopped bleeding straight away but I'd like a tetanus shot.",
    name: 'Yusra',
    departments: [...GM, 'Orthopedics'],
  },
  {
    said: 'my gums bleed a little when i brush my teeth',
    departments: GM,
  },
  {
    said: "I've got hay fever, sneezing and itchy eyes, no swelling of the lips or tongue.",
    symptoms: ['fever', 'sneezing', 'itching'],
    departments: ['General Medicine', 'Ophthalmology'],
  },
  {
    said: 'He is allergic to penicillin. Here for a review of his knee. Desmond Agyeman, 66M.',
    name: 'Desmond Agyeman',
    age: 66,
    gender: 'male',
    departments: ORTHO,
  },
  {
    said: 'I nearly died of embarrassment when I sneezed, anyway I need something for my runny nose.',
    symptoms: ['runny nose'],
    departments: GM,
  },
  {
    said: "I've been low since my divorce but I would never hurt myself. I'm Gunnar, 47.",
    name: 'Gunnar',
    age: 47,
    departments: GM,
  },
  {
    said: 'our baby is ten months old, slight temperature after her vaccination, feeding well and smiling',
    age: 0,
    gender: 'female',
    symptoms: ['fever'],
    departments: ['Pediatrics', 'General Medicine'],
  },
  {
    said: 'I take one aspirin a day for my heart and I would like a repeat prescription. Mei Ling Goh, 72.',
    name: 'Mei Ling Goh',
    age: 72,
    departments: HEART,
  },
  {
    said: 'The stomach ache is mild, comes after spicy food, and there is no blood and no vomiting.',
    symptoms: ['stomach ache'],
    departments: GM,
  },
  {
    said: "I'm twelve weeks pregnant and everything is good, I came for my booking visit. Aaliyah Hassan, twenty eight.",
    name: 'Aaliyah Hassan',
    age: 28,
    departments: GM,
  },
  {
    said: 'long standing back pain, bladder and bowels working normally, no numbness, no weakness in the legs',
    symptoms: ['back pain'],
    departments: ORTHO,
  },
  {
    said: "I'm diabetic, my sugars are well controlled, I just want my feet checked. Name's Tevita Fonua.",
    name: 'Tevita Fonua',
    departments: GM,
  },
  {
    said: 'Both my eyes are red and watery since the pollen started, sight is fine.',
    symptoms: ['red eye', 'watery eyes'],
    departments: ['Ophthalmology', 'General Medicine'],
  },
  {
    said: 'I slipped on the ice and my wrist is a bit swollen, I did not hit my head. Katarzyna Wójcik, age 35.',
    name: 'Katarzyna Wójcik',
    age: 35,
    departments: ORTHO,
  },
];

/** Ordinary visits in the three manners: at the kiosk, on the phone, and in a nurse's note. */
export const NEW_VISIT_CASES: readonly LabelledCase[] = [
  {
    said: 'Good day, my name is Tendai Moyo, thirty-nine, knee and hip pain for a month, number is 0772 555 018.',
    name: 'Tendai Moyo',
    age: 39,
    phone: '0772555018',
    symptoms: ['knee pain', 'hip pain'],
    departments: ORTHO,
  },
  {
    said: "i'm hoang thi lan i am sixty four pain and swelling in my fingers in the mornings",
    name: 'Hoang Thi Lan',
    age: 64,
    symptoms: ['finger pain', 'finger swelling'],
    departments: ORTHO,
  },
  {
    said: 'Pt: Anahera Ngata, 52 yo F, c/o fatigue and dizziness x 3/7. Denies fever, cough, chest pain. Tel 021 555 0142.',
    name: 'Anahera Ngata',
    age: 52,
    gender: 'female',
    phone: '0215550142',
    symptoms: ['dizziness', 'fatigue'],
    departments: NERVES,
  },
  {
    said: "Hi there, I'm ringing on behalf of my nan, Doris Whitfield. She's eighty-eight and she's got a nasty cough and no appetite.",
    name: 'Doris Whitfield',
    age: 88,
    gender: 'female',
    symptoms: ['cough', 'loss of appetite'],
    departments: GM,
  },
  {
    said: 'um so my tummy aches and i feel queasy i am fourteen my name is xiomara',
    name: 'Xiomara',
    age: 14,
    symptoms: ['stomach ache', 'nausea'],
    departments: ['General Medicine', 'Pediatrics'],
  },
  {
    said: "It's Abdullahi Sani here, my date of birth is 4 July 1971. Throat's killing me and my nose is running.",
    name: 'Abdullahi Sani',
    symptoms: ['sore throat', 'runny nose'],
    departments: GM,
  },
  {
    said: "my wife's name is parvati she is forty one she has migraines you can call on nine eight two oh double five one two three four",
    name: 'Parvati',
    age: 41,
    gender: 'female',
    phone: '9820551234',
    symptoms: ['headache', 'migraine'],
    departments: ['Neurology'],
  },
  {
    said: 'Registering Enrique Salazar, male, 45 years. Joint pains in both hands, worse in the cold. Phone +52 55 5555 0199.',
    name: 'Enrique Salazar',
    age: 45,
    gender: 'male',
    phone: '+525555550199',
    symptoms: ['joint pain'],
    departments: ORTHO,
  },
  {
    said: "I don't have a temperature any more, it's just this cough that won't shift, I'm Shu-fen Lin, 50 years of age.",
    name: 'Shu-fen Lin',
    age: 50,
    symptoms: ['cough'],
    departments: GM,
  },
  {
    said: 'hello yes the name is emeka with the surname nwosu i am a man of thirty three and my back is aching',
    name: 'Emeka Nwosu',
    age: 33,
    gender: 'male',
    symptoms: ['back pain'],
    departments: ORTHO,
  },
  {
    said: "I've been feeling feverish and achy, everything hurts, and I've a splitting headache. Oisín Byrne, 23.",
    name: 'Oisín Byrne',
    age: 23,
    symptoms: ['headache', 'fever', 'body aches'],
    departments: [...GM, 'Neurology'],
  },
  {
    said: "my grandson's poorly he's got a rash and a runny nose he's four and he's called mateus",
    name: 'Mateus',
    age: 4,
    gender: 'male',
    symptoms: ['runny nose', 'rash'],
    departments: ['Pediatrics', 'General Medicine', 'Dermatology'],
  },
  {
    said: 'Name Sigríður Jónsdóttir, aged seventy. My sight is getting worse and I need new glasses.',
    name: 'Sigríður Jónsdóttir',
    age: 70,
    departments: ['Ophthalmology'],
  },
  {
    said: 'I am a sixty year old gentleman with high blood pressure, I get palpitations, contact me at (347) 555-0128.',
    age: 60,
    gender: 'male',
    phone: '3475550128',
    symptoms: ['palpitations', 'high blood pressure'],
    departments: ['Cardiology'],
  },
  {
    said: "no i'm not in pain i'm just tired all the time and short of breath on the stairs it's wendy okafor",
    name: 'Wendy Okafor',
    symptoms: ['fatigue', 'shortness of breath'],
    departments: HEART,
  },
];
