import type { DEPARTMENTS } from './departments.ts';

/** A part of the body: the name used in "… pain" and "… swelling", the words for it, and its department. */
export type BodyPart = readonly [name: string, department: (typeof DEPARTMENTS)[number], words: string];

const G = 'General Medicine';
const O = 'Orthopedics';

/** Head, throat and teeth are not here: their pains have names of their own in the symptom table. */
export const BODY_PARTS: readonly BodyPart[] = [
  ['chest', 'Cardiology', 'chest|breastbone|sternum|retrosternal|substernal|precordial'],
  [
    'abdominal',
    G,
    'abdominal|abdomen|stomach|tummy|belly|gut|epigastric|epigastrium|epigastrum|(?:right|left) (?:upper|lower) quadrant|[rl][ul]q|bowel|suprapubic|periumbilical|belly button',
  ],
  ['pelvic', G, 'pelvic|pelvis|uterus'],
  ['back', O, '(?:low |lower |upper )?back|lumbar|spine|spinal'],
  ['joint', O, 'joints?'],
  ['muscle', O, 'muscles?|muscular'],
  ['neck', O, 'neck'],
  ['shoulder', O, 'shoulders?|shoulder blades?'],
  ['arm', O, '(?:upper |fore)?arms?|forearm'],
  ['elbow', O, 'elbows?'],
  ['wrist', O, 'wrists?'],
  ['hand', O, 'hands?'],
  ['finger', O, 'fingers?|thumbs?|knuckles?'],
  ['rib', O, 'ribs?|rib cage'],
  ['hip', O, 'hips?'],
  ['knee', O, 'knees?'],
  ['leg', O, 'legs?|thighs?|shins?|hamstrings?'],
  ['calf', O, 'calf|calves'],
  ['ankle', O, 'ankles?'],
  ['foot', O, 'foot|feet'],
  ['heel', O, 'heels?'],
  ['toe', O, '(?:big )?toes?'],
  ['bone', O, 'bones?'],
  ['groin', G, 'groin'],
  ['flank', G, 'flanks?|loins?|kidneys?'],
  ['ear', G, 'ears?'],
  ['eye', 'Ophthalmology', 'eyes?|eyeballs?|eyelids?'],
  ['face', G, 'face|facial|cheeks?|sinus(?:es)?'],
  ['jaw', G, 'jaw'],
  ['nose', G, 'nose'],
  ['mouth', G, 'mouth|tongue|gums?|lips?'],
  ['breast', G, 'breasts?|nipples?'],
  ['testicular', G, 'testic(?:le|les|ular)|testes|testis|scrotum|scrotal|balls'],
  ['rectal', G, 'rectum|rectal|anus|anal|bottom|back passage'],
  ['period', G, 'period|menstrual'],
];

const PAIN = '(?:pains?|aches?|aching|discomfort|soreness|cramps?|cramping|paining|colic)';
const AND_PART = '(?:(?:and|or|,) [a-z]+ ){0,2}';

/** The phrases that say pain in a part of the body (see phrase.ts). */
export function painIn(words: string): string {
  return (
    `(?:${words}) ${AND_PART}${PAIN}|(?:${words})ache|` +
    `(?:${PAIN}|pain and \\w+|sore|painful|hurt|hurting|tender|cramps?|hurts|injured|injury)(?: (?:in|around|on|at|to|across|of|down|behind|under|over|near|along|into))? (?!back (?:to|and|again|when) )OF (?:${words})|` +
    `(?:${words})~ (?:hurts?|hurting|aches?|aching|sore|painful|in pain|killing me|throbbing|tender|paining|injury)`
  );
}

/** The phrases that say swelling of a part of the body. */
export function swellingOf(words: string): string {
  return `swollen OF (?:${words})|(?:${words})(?: (?:is|are|looks?|has|have|been|a|bit|very|also|got|really|and|\\w+ing)){0,4} (?:swollen|swelling|puffy|swelled(?: up)?)|(?:swelling|oedema|edema)(?: (?:in|of|around|on|to))? OF (?:${words})`;
}
