import packed from '#shared/languages/en/packed/symptoms.json' with { type: 'json' };

/** A symptom: its department, its name on the form, and all the words for it as the source of a phrase. */
export type Row = {
  readonly department: string;
  readonly name: string;
  readonly words: string;
  /** Words of which one is needed: without them the row need not be looked for. */
  readonly needs?: string;
};

/** The symptoms and parts of the body of English as the app loads them (tools/language/compile-language.ts). */
export type PackedSymptoms = { readonly symptoms: readonly Row[]; readonly parts: readonly Row[] };

const IN =
  '( (is|it|me|(, )?(right|here)( ,)?|in|into|on|at|to|of|down|behind|under|between|around|across|that|(in )?the ([^ ]+ ){1,2}of))*';
const SORE = '(HURT|injur*)';
const SWOLLEN = '(swollen|swelling|puffy|come up)';
/** "My big toe … that is where it hurts": the part of the body mentioned last. */
const IT = '( [^ .]+){0,9}( .)? (it|that)( is| really| so| it)*';

const { symptoms, parts }: PackedSymptoms = packed;

/** What parts of the body do; if two parts or two complaints share a word, each gets its own. */
const PART_ROWS: readonly Row[] = parts.flatMap(({ department, name, words }): Row[] => {
  const part = `(${words})`;
  return [
    {
      department,
      name: `${name} pain`,
      needs: words,
      words: `${SORE}${IN} MY ${part}|${part}~ ${SORE}|(?<= ${part}${IT} )${SORE}|${SORE}(?= and [^ ]+${IN} MY ${part} )|(it is|about) (my|the|his|her) MY ${part}(?= (again|and|mainly|basically|it|[.,]|$))`,
    },
    {
      department,
      name: `${name} swelling`,
      needs: words,
      words: `${SWOLLEN}${IN} MY ${part}|${part}~ ${SWOLLEN}|(?<= ${part}(${IT}| ${SORE} and) )${SWOLLEN}`,
    },
    {
      department: 'Neurology',
      name: `${name} weakness`,
      needs: words,
      words: `(CANT (move|lift|feel|use)|weak* (in|of)) MY ${part}(?! (up )?(to|above|over|past) )|${part}~ (weak*|limp|paraly*|dead(?! s)|drag|drop)`,
    },
  ];
});
/** Without a part of the body; any more exact name wins. */
const ANYWHERE: readonly Row[] = [
  { department: 'General Medicine', name: 'swelling', words: 'swelling' },
  { department: 'General Medicine', name: 'pain', words: '(?<= (it|that) )HURT|pain' },
];

/** Every symptom and what says it. */
export const SYMPTOM_ROWS: readonly Row[] = [...symptoms, ...PART_ROWS, ...ANYWHERE];

/** All the phrases as one text. */
export const SYMPTOM_WORDS: string = [...symptoms, ...parts].map(({ words }) => words).join(' ');
