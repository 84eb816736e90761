import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { ALARM_SIGNS, FEVER, PREGNANCY_SIGNS, SIGNS_TOGETHER, SIGNS_WITH_FEVER } from './alarm-signs.ts';
import { LAY_ALARM_SIGNS } from './lay-alarm-signs.ts';
import { describedAlarms } from './described-alarms.ts';
import { measuredAlarms } from './measured-alarms.ts';
import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';
import { RED_FLAG_LABELS } from './red-flag-labels.ts';
import { respell } from '#server/medicines/read/respell.ts';
import { spelledOut } from '#server/medicines/read/spelled-out.ts';
import { denials, plain, says, words } from '#server/medicines/read/statements.ts';
import { todaysWords, withoutLongAgo } from '#server/medicines/read/todays-words.ts';

/** Phrases that only sound like a warning sign, and blood pressure in figures, which is judged as a measurement. */
const NO_SIGN =
  /\b(?:seizure free|pain free|symptom free|seizure disorder|wheez\w+ (?:after|with|on|from) (?:taking )?[\p{L}]+(?: (?:once|before|years ago|in the past|as a child))+|(?:speak|talk)(?:s|ing) in (?:full|complete|whole) sentences|breathing (?:easily|normally|comfortably|well|fine)|not suicidal|(?:not|n't) respond\w* to \w+|fit and (?:well|healthy)|hay fever|(?:blood pressure|bp)(?: (?:is|was|of|at))?[ :]*\d{2,3}[ /]+\d{2,3})\b/gu;

const asPattern = ([label, said]: readonly [label: string, said: string]) => ({ label, pattern: words(said) });
const PATTERNS = [...ALARM_SIGNS, ...LAY_ALARM_SIGNS].map(asPattern);
const WITH_FEVER = SIGNS_WITH_FEVER.map(asPattern);
const TOGETHER = SIGNS_TOGETHER.map(([label, ...both]) => ({ label, patterns: both.map(words) }));
const PREGNANCY_PATTERN = words(PREGNANCY_SIGNS);
const FEVER_PATTERN = words(FEVER);

/** A case's warning signs: mentioned and not denied in the report or the symptoms entered, or measured. */
export function findAlarms(report: string, symptoms: readonly string[], facts: CaseFacts): string[] {
  const written = spelledOut(plain(report));
  const today = withoutSpots(todaysWords(written));
  const chips = spelledOut(plain([...symptoms, ...symptoms.map(respell)].join('. ')));
  const everything = `${today}.\n${chips}`;
  const labels = new Set<string>();
  const [said, chosen] = [saidOnly(today), saidOnly(chips)];
  for (const text of [said, chosen, `${said}. ${chosen}`])
    for (const flag of findRedFlags(text)) labels.add(RED_FLAG_LABELS[flag]);
  for (const text of [today, chips]) {
    const denied = denials(text);
    for (const { label, pattern } of PATTERNS) if (says(text, pattern, denied) === 'yes') labels.add(label);
    if ((facts.pregnant === true || facts.recentBirth) && says(text, PREGNANCY_PATTERN, denied) === 'yes')
      labels.add(facts.pregnant === true ? 'Pregnancy with warning signs' : 'Warning signs after a birth');
  }
  for (const label of measuredAlarms(facts)) labels.add(label);
  for (const { label, patterns } of TOGETHER)
    if (patterns.every((pattern) => says(everything, pattern) === 'yes')) labels.add(label);
  const feverish = (facts.measured.temperature ?? 0) >= 38 || says(everything, FEVER_PATTERN) === 'yes';
  for (const { label, pattern } of WITH_FEVER) if (feverish && says(everything, pattern) === 'yes') labels.add(label);
  if (facts.age !== undefined && facts.age < 0.25 && feverish) labels.add('Fever in a baby under three months');
  const house = `${withoutLongAgo(written)}.\n${chips}`;
  for (const label of describedAlarms({ patient: everything, house }, facts, feverish)) labels.add(label);
  return [...labels];
}

const HARD_STOOL = words('hard stools?|hard motions?|constipat\\w*|strain\\w*|fissures?|piles|ha?emorrhoids?');
const MORE_THAN_A_SPOT = words(
  'black|tar\\w*|clots?|dizz\\w*|faint\\w*|pale|loose|diarrh\\w*|mucus|jelly|weight loss|lost weight|heavy|a lot of|warfarin|anticoag\\w*|fever\\w*',
);
const WORSE_THAN_DARK = words(
  'tar\\w*|stick\\w*|clots?|dizz\\w*|faint\\w*|pale|blood\\w*|weak\\w*|vomit\\w*|belly|stomach|ibuprofen|naproxen|diclofenac|aspirin|warfarin|anticoag\\w*|smell\\w*',
);
const SPOT_OF_BLOOD =
  /\b(?:(?:tiny|small|few|little|single|bright|fresh|red|a|an|the|some) ?)*(?:spots?|streaks?|drops?|smears?|specks?|flecks?|traces?|bit) of (?:\p{L}+ ){0,4}blood\b[^.;\n]{0,40}/gu;

const IRON = words('iron(?: tablets?| supplements?| pills?)?|ferrous \\w+|bismuth');
const DARK_STOOL =
  /\b(?:(?:stools?|motions?|poos?|bowels?)[^.;,\n]{0,15}(?:dark\w*|black\w*|green\w*)|(?:dark\w*|black|green\w*) (?:stools?|motions?|poos?))/gu;

/** A spot of blood with a hard stool is a small tear, and iron makes stools dark: neither counts as bleeding. */
function withoutSpots(text: string): string {
  const isTear = says(text, HARD_STOOL) === 'yes' && says(text, MORE_THAN_A_SPOT) !== 'yes';
  const isIron = says(text, IRON) === 'yes' && says(text, WORSE_THAN_DARK) !== 'yes';
  const torn = isTear ? text.replace(SPOT_OF_BLOOD, ' ') : text;
  return isIron ? torn.replace(DARK_STOOL, ' ') : torn;
}

/** A plain text without phrases that only sound like a warning sign and without the rest of denied lists. */
function saidOnly(text: string): string {
  const searched = text.replace(NO_SIGN, ' ');
  const chars = searched.split('');
  for (const { start, end } of denials(searched)) {
    const comma = searched.indexOf(',', start);
    if (comma !== -1 && comma < end) chars.fill(' ', comma, end);
  }
  return chars.join('');
}
