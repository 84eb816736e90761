/** Clinical abbreviations, as in a plain text, and what they stand for. */
const SHORT: readonly (readonly [short: string, whole: string])[] = [
  ['rt|rhs|r(?= (?:leg|calf|arm|hand|foot|knee|eye|ear|hip|side|ankle|shoulder))', 'right'],
  ['lt|lhs|l(?= (?:leg|calf|arm|hand|foot|knee|eye|ear|hip|side|ankle|shoulder))', 'left'],
  ['(?:this|since|from) am', 'since this morning'],
  ['(?:this|since) pm', 'since this afternoon'],
  ['last pm', 'last night'],
  ['d ?(?:&|and|\\+) ?v', 'diarrhoea and vomiting'],
  ['n ?(?:&|and|\\+) ?v', 'nausea and vomiting'],
  ['d(?= (?:x ?\\d|since|for \\d))', 'diarrhoea'],
  ['v(?= (?:x ?\\d|since|for \\d))', 'vomiting'],
  ['h ?\\/ ?a', 'headache'],
  ['cp(?= (?:since|for|on|at|x|,|\\+))', 'chest pain'],
  ['soboe', 'short of breath on exertion'],
  ['etoh', 'alcohol'],
  ['loc', 'loss of consciousness'],
  ['hi(?= with)', 'head injury'],
  ['prev', 'previously'],
  ['abd|abdo', 'abdomen'],
  ['gcs 15', 'awake'],
];
const PATTERNS = SHORT.map(([short, whole]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d'/.])(?:${short})(?![\\p{L}\\d'/])`, 'gu'),
  whole,
}));

/** “36/40” and “36+4/40” are weeks of pregnancy; a pain of “8/10” is not. */
const GESTATION = /(?<![\d/])((?:[4-9]|[1-3]\d|4[0-2]))(?: ?\+ ?[0-6])? ?\/ ?40(?![\d/])/gu;

/** A plain text with clinical abbreviations written out: “Rt calf”, “since am”, “D&V”, “3/52”. */
export function spelledOut(text: string): string {
  const words = PATTERNS.reduce((read, { pattern, whole }) => read.replace(pattern, whole), text);
  const dated = words.replace(GESTATION, '$1 weeks pregnant');
  return dated.replace(/(?<![\d/])(\d{1,2}) ?\/ ?(7|52|12)(?![\d/])/gu, (_, count: string, unit: string) => {
    const name = unit === '7' ? 'day' : unit === '52' ? 'week' : 'month';
    return `${count} ${name}s`;
  });
}
