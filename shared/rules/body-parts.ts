/**
 * Parts of the body, one a line: the first letter of the department, the name used in "… pain" and "… swelling", the
 * other words for it. Head, throat and teeth are not here: their pains have names of their own in the symptom table.
 */
export const BODY_PARTS = `C chest|breastbone|retrosternal
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

/** A line of a table: the letter of the department, the name, and all its words as the source of a phrase. */
export type Row = { readonly letter: string; readonly name: string; readonly words: string };

/** Reads a table of "letter name|other words" lines. */
export function rowsOf(table: string): Row[] {
  return table.split('\n').map((line) => {
    const [name = '', ...others] = line.slice(2).split('|');
    // The first alternative that fits is taken, and the name is often the beginning of another phrase.
    return { letter: line.charAt(0), name, words: [...others, name].join('|') };
  });
}

const IN = '( (in|on|at|to|of|down|behind|under))?';
const SORE = '(HURT|injur*)';
const SWOLLEN = '(swollen|swelling|puffy)';
/** "My big toe … that is where it hurts": the part is what was said last. */
const IT = '( [^ .]+){0,9}( .)? (it|that|which)( is| has| been| really)*';

/** The rows for what parts of the body do; where two parts or two complaints share a word, each gets its own. */
export const PART_ROWS: readonly Row[] = rowsOf(BODY_PARTS)
  .flatMap(({ letter, name, words }) => {
    const part = `(${words})`;
    return [
      {
        letter,
        name: `${name} pain`,
        words: `${part} ${SORE}|${SORE}( is)?${IN} (?!back (to|and|again|when) )MY ${part}|${part}~ ${SORE}|(?<= ${part}${IT} )${SORE}|${part}(?= (and|or) (my )?[^ ]+ ${SORE} )|${SORE}(?= and [^ ]+${IN} MY ${part} )|(?<= ${SORE}${IN} MY [^ ]+ and (my )?)${part}`,
      },
      {
        letter,
        name: `${name} swelling`,
        words: `${SWOLLEN}${IN} MY ${part}|${part}~ ${SWOLLEN}|(?<= ${part}(${IT}| ${SORE} and) )${SWOLLEN}`,
      },
      {
        letter: 'N',
        name: `${name} weakness`,
        words: `(CANT (move|lift|feel|use)|weak* (in|of)|LOSE (use|feeling)) MY ${part}|${part}~ (weak|limp|paraly*|dead|stop~ work|drop)`,
      },
    ];
  })
  .concat(rowsOf('G swelling|swollen\nG pain|(it|that) HURT'));
