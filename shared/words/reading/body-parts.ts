/**
 * Parts of the body under their departments, one per line: the name used in "… pain" and "… swelling", then other words
 * for it. Head, throat and teeth are missing, because their pains have their own names in the symptom table.
 */
export const BODY_PARTS = `Cardiology
chest|breastbone
General Medicine
abdominal|abdomen|stomach|tummy|belly|gut|navel
pelvic
groin
flank|kidney
ear
face|facial|cheek
jaw
nose
mouth|gum|tongue|lip
breast
testicular|balls(?! of)|testic*
rectal
period
Orthopedics
back|spine
joint|knuckle
muscle
neck
shoulder
arm|forearm
elbow
wrist
hand
finger(?! joint)|thumb
rib
hip
knee
calf|calves
leg|thigh|shin
ankle
foot|feet
heel
toe
bone
Ophthalmology
eye|eyelid`;

/** A line of a table: its department, its name, and all its words as the source of a phrase. */
export type Row = { readonly department: string; readonly name: string; readonly words: string };

/** Reads a table of "name|other words" lines; a line with a capital names the department of the lines after it. */
export function rowsOf(table: string): Row[] {
  let department = 'General Medicine';
  return table.split('\n').flatMap((line) => {
    if (/^[A-Z]/u.test(line)) {
      department = line;
      return [];
    }
    const [name = '', ...others] = line.split('|');
    // The first matching alternative is taken, and the name is often the beginning of another phrase.
    return [{ department, name, words: [...others, name].join('|') }];
  });
}

const IN =
  '( (is|it|me|(, )?(right|here)( ,)?|in|into|on|at|to|of|down|behind|under|between|around|across|that|(in )?the ([^ ]+ ){1,2}of))*';
const SORE = '(HURT|injur*)';
const SWOLLEN = '(swollen|swelling|puffy|come up)';
/** "My big toe … that is where it hurts": the part of the body mentioned last. */
const IT = '( [^ .]+){0,9}( .)? (it|that)( is| really| so| it)*';

/** The rows for what parts of the body do; if two parts or two complaints share a word, each gets its own. */
export const PART_ROWS: readonly Row[] = rowsOf(BODY_PARTS)
  .flatMap(({ department, name, words }): Row[] => {
    const part = `(${words})`;
    return [
      {
        department,
        name: `${name} pain`,
        words: `${SORE}${IN} MY ${part}|${part}~ ${SORE}|(?<= ${part}${IT} )${SORE}|${SORE}(?= and [^ ]+${IN} MY ${part} )|(it is|about) (my|the|his|her) MY ${part}(?= (again|and|mainly|basically|it|[.,]|$))`,
      },
      {
        department,
        name: `${name} swelling`,
        words: `${SWOLLEN}${IN} MY ${part}|${part}~ ${SWOLLEN}|(?<= ${part}(${IT}| ${SORE} and) )${SWOLLEN}`,
      },
      {
        department: 'Neurology',
        name: `${name} weakness`,
        words: `(CANT (move|lift|feel|use)|weak* (in|of)) MY ${part}(?! (up )?(to|above|over|past) )|${part}~ (weak*|limp|paraly*|dead(?! s)|drag|drop)`,
      },
    ];
  })
  .concat(rowsOf('swelling\npain|(?<= (it|that) )HURT'));
