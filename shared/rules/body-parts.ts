/**
 * Parts of the body, one a line: the first letter of the department, the name used in "… pain" and "… swelling", the
 * words for it. Head, throat and teeth are not here: their pains have names of their own in the symptom table.
 */
const TABLE = `C chest: chest|breastbone|(retro|sub)?sternum|(retro|sub)sternal
G abdominal: abdominal|abdomen|stomach|tummy|belly|gut|epigast*|(right|left|upper|lower) quadrant|bowel|suprapubic|belly button
G pelvic: pelvi*
O back: (low |lower |upper )?back|lumbar|spine|spinal
O joint: joints?
O muscle: musc*
O neck: neck
O shoulder: shoulders?( blades?)?
O arm: arms?|forearms?
O elbow: elbows?
O wrist: wrists?
O hand: hands?
O finger: fingers?|thumbs?|knuckles?
O rib: ribs?
O hip: hips?
O knee: knees?
O calf: calf|calves
O leg: legs?|thighs?|shins?|hamstrings?
O ankle: ankles?
O foot: foot|feet
O heel: heels?
O toe: (big )?toes?
O bone: bones?
G groin: groin
G flank: flanks?|loins?|kidneys?
G ear: ears?
E eye: eyes?|eyelids?
G face: face|facial|cheeks?|sinus*
G jaw: jaw
G nose: nose
G mouth: mouth|tongue|gums?|lips?
G breast: breasts?|nipples?
G testicular: testic*|testes|scrot*
G rectal: rectum|rectal|anal|anus|bottom
G period: periods?|menstrual`;

/** A part of the body. `words` is the source of a phrase (see phrase.ts). */
export type BodyPart = { readonly name: string; readonly letter: string; readonly words: string };

export const BODY_PARTS: readonly BodyPart[] = TABLE.split('\n').map((line) => ({
  letter: line.charAt(0),
  name: line.slice(2, line.indexOf(':')),
  words: `(${line.slice(line.indexOf(': ') + 2)})`,
}));

const PAIN = '(pains?|aches?|aching|discomfort|soreness|cramp*|colic|paining)';

/** The phrases that say pain in a part of the body. */
export function painIn(words: string): string {
  return (
    `${words} ${PAIN}|${words}aches?|` +
    `(${PAIN}|pain and [^ ]+|sore|painful|hurt|hurts|hurting|tender|injur*)( is| are)?( (in|around|on|at|to|across|of|down|behind|under|over|into))? (?!back (to|and|again|when) )MY ${words}|` +
    `${words}~ (hurt*|ach(es|ing)|sore|painful|in pain|killing|throb*|tender|paining)`
  );
}

/** The phrases that say swelling of a part of the body. */
export function swellingOf(words: string): string {
  return `swollen MY ${words}|${words}~ (swollen|swelling|swelled|puffy)|(swelling|o?edema)( (in|of|around|on|to))? MY ${words}`;
}

/** The phrases that say a lump in a part of the body. */
export function lumpIn(words: string): string {
  return `(lump|mass|bulge|swelling) (in|on|under) MY ${words}|${words} (lump|bulge)`;
}
