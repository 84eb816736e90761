/**
 * Parts of the body, one a line: the first letter of the department, the name used in "… pain" and "… swelling", the
 * other words for it. Head, throat and teeth are not here: their pains have names of their own in the symptom table.
 */
const TABLE = `C chest|breastbone|retrosternal
G abdominal|abdomen|stomach|tummy|belly|gut|epigastric|(right|left|upper|lower) quadrant
G pelvic|pelvis
O back|lumbar|spine|spinal
O joint
O muscle
O neck
O shoulder
O arm|forearm
O elbow
O wrist
O hand
O finger|thumb|knuckle
O rib
O hip
O knee
O calf|calves
O leg|thigh|shin
O ankle
O foot|feet
O heel
O toe
O bone
G groin
G flank|loin|kidney
G ear
E eye|eyelid
G face|facial|cheek|sinus*
G jaw
G nose
G mouth|tongue|gum|lip
G breast|nipple
G testicular|testic*
G rectal|rectum|anal|bottom
G period|menstrual`;

/** A part of the body. `words` is the source of a phrase (see phrase.ts). */
export type BodyPart = { readonly name: string; readonly letter: string; readonly words: string };

export const BODY_PARTS: readonly BodyPart[] = TABLE.split('\n').map((line) => ({
  letter: line.charAt(0),
  name: line.slice(2).split('|', 1).join(''),
  words: `(${line.slice(2)})`,
}));

const IN = '( (in|on|at|to|of|down|behind|under))?';
const SORENESS = '(HURT|injur*)';
const SWOLLEN = '(swollen|swelling|puffy)';

/** The phrases that say pain in a part of the body; where two parts or two complaints share a word, each gets its own. */
export function painIn(part: string): string {
  return (
    `${part} (and [^ ]+ )?${SORENESS}|${SORENESS}( is)?${IN} (?!back (to|and|again|when) )MY ${part}|${part}~ ${SORENESS}|` +
    `${part}(?= (and|or) (my )?[^ ]+ ${SORENESS} )|${SORENESS}(?= and [^ ]+${IN} MY ${part} )|(?<= ${SORENESS}${IN} MY [^ ]+ and (my )?)${part}`
  );
}

/** The phrases that say swelling of a part of the body. */
export function swellingOf(part: string): string {
  return `${SWOLLEN}${IN} MY ${part}|${part}~ ${SWOLLEN}`;
}

/** The phrases that say a lump in a part of the body. */
export function lumpIn(part: string): string {
  return `(lump|mass)${IN} MY ${part}|${part} lump`;
}

/** The phrases that say that a part of the body does not obey or feel. */
export function weaknessOf(part: string): string {
  return `(CANT (move|lift|raise|feel|use)|weak* (in|of)|LOSE (use|power|feeling)( of| in)) MY ${part}|${part}~ (weak|limp|paraly*|dead|stop~ work|drop|gave)`;
}
