import { findRedFlags } from '#shared/words/warning/red-flags.ts';
import { measuredAlarms } from './measured-alarms.ts';
import type { CaseFacts } from '#server/medicines/read/patient-facts.ts';
import { labelOf, readReportSigns, type ReportedSign } from './report-signs.ts';
import { respell } from '#server/medicines/read/respell.ts';
import { spelledOut } from '#server/medicines/read/spelled-out.ts';
import { answeredNo, denials, plain, says, words } from '#server/medicines/read/statements.ts';
import { todaysWords, withoutLongAgo } from '#server/medicines/read/todays-words.ts';

/** Phrases that only sound like a warning sign, and blood pressure in figures, which is judged as a measurement. */
const NO_SIGN =
  /\b(?:seizure free|pain free|symptom free|seizure disorder|wheez\w+ (?:after|with|on|from) (?:taking )?[\p{L}]+(?: (?:once|before|years ago|in the past|as a child))+|(?:speak|talk)(?:s|ing) in (?:full|complete|whole) sentences|breathing (?:easily|normally|comfortably|well|fine)|not suicidal|(?:not|n't) respond\w* to \w+|fit and (?:well|healthy)|hay fever|(?:blood pressure|bp)(?: (?:is|was|of|at))?[ :]*\d{2,3}[ /]+\d{2,3})\b/gu;

/** A case's warning signs: mentioned and not denied in the report or the symptoms entered, or measured. */
export function findAlarms(report: string, symptoms: readonly string[], facts: CaseFacts): string[] {
  const told = toldIn(report, symptoms);
  const [said, chosen] = [saidOnly(told.today), saidOnly(told.chips)];
  const inPatientsWords = [said, chosen, `${said}. ${chosen}`].flatMap((text) => findRedFlags(text)).map(labelOf);
  const inAReport = signsTold(told, facts).map(({ label }) => label);
  return [...new Set([...inPatientsWords, ...inAReport, ...measuredAlarms(facts)])];
}

/** The warning signs that a doctor's words say, each with what said it. */
export function findReportedSigns(report: string, facts: CaseFacts): ReportedSign[] {
  return signsTold(toldIn(report, []), facts);
}

/** What a case says of the patient today, of the household, and in the symptoms entered, in plain text. */
type Told = { readonly today: string; readonly chips: string; readonly house: string };

function toldIn(report: string, symptoms: readonly string[]): Told {
  const written = spelledOut(plain(report));
  return {
    today: withoutSpots(todaysWords(written)),
    chips: spelledOut(plain([...symptoms, ...symptoms.map(respell)].join('. '))),
    house: withoutLongAgo(written),
  };
}

function signsTold({ today, chips, house }: Told, facts: CaseFacts): ReportedSign[] {
  const told = { patient: `${today}.\n${chips}`, house: `${house}.\n${chips}` };
  return readReportSigns(told, { ...facts, temperature: facts.measured.temperature });
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

/** A plain text without phrases that only sound like a warning sign and without the rest of denied lists and what is answered with no. */
function saidOnly(text: string): string {
  const searched = text.replace(NO_SIGN, ' ');
  const chars = searched.split('');
  for (const { start, end } of denials(searched)) {
    const comma = searched.indexOf(',', start);
    if (comma !== -1 && comma < end) chars.fill(' ', comma, end);
  }
  for (const { start, end } of answeredNo(searched)) chars.fill(' ', start + 1, end);
  return chars.join('');
}
