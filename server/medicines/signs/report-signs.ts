import packed from '#shared/languages/en/packed/report-signs.json' with { type: 'json' };
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import type { PatientFacts } from '#server/medicines/read/patient-facts.ts';
import type { PackedEntry, PackedReport, ReportWhen } from '#shared/words/warning/signs/packed-report.ts';
import { withGroups } from '#shared/words/warning/signs/packed-signs.ts';
import { compileSign, REPORTED, type SignText } from '#shared/words/warning/signs/sign-phrase.ts';
import { clinicalWords } from './clinical-words.ts';

/** Which entry of a sign's data says so: its list, and the position in it. */
export type ReportedBy = { readonly list: 'report' | 'reportTogether'; readonly entry: number };

/** A warning sign in a report, and the first entry that says so. */
export type ReportedSign = { readonly sign: string; readonly label: string; readonly by: ReportedBy };

/** What decides for whom an entry holds. */
export type ReportFacts = Pick<PatientFacts, 'age' | 'pregnant' | 'takes'> & {
  readonly recentBirth: boolean;
  /** In degrees Celsius, if it was measured. */
  readonly temperature: number | undefined;
};

/** A plain text about the patient, and the same including what is said about the household. */
export type Told = { readonly patient: string; readonly house: string };

type Says = (text: SignText) => boolean;

const { groups, signs }: PackedReport = packed;

/** What cannot be looked for together with other phrases. */
const BY_ITSELF = /&| unless |<>|></u;

const SIGNS = signs.map(({ id, label, said, together }) => ({
  sign: id,
  label,
  isSaid: oneOf(said),
  said,
  together: together.map(({ when, all, unless }: PackedEntry) => ({
    when,
    all: all.map(oneOf),
    unless: oneOf(unless),
  })),
}));

const FEVER = 38;
const saysFever = compileSign('@feverish', groups, REPORTED);

/** How a draft names the signs. */
export const REPORT_LABELS: readonly string[] = [...new Set(SIGNS.map(({ label }) => label))];

/** How a draft names a sign; the same for patients' words as for clinicians'. */
export function labelOf(sign: string): string {
  return SIGNS.find((one) => one.sign === sign)?.label ?? sign;
}

/** The phrases of which each is enough to say a sign. */
export const REPORT_PHRASES: readonly string[] = signs.flatMap(({ said }) => said);

/** The warning signs that a report says or describes. */
export function readReportSigns(told: Told, facts: ReportFacts): ReportedSign[] {
  const patient = clinicalWords(told.patient);
  const house = clinicalWords(told.house);
  const classes = new Set(facts.takes.flatMap(findMedicines).flatMap((one) => one.classes));
  const fever = (facts.temperature ?? 0) >= FEVER || saysFever(patient);
  return SIGNS.flatMap(({ sign, label, isSaid, said, together }): ReportedSign[] => {
    if (isSaid(patient)) {
      const entry = said.findIndex((phrase) => compileSign(phrase, groups, REPORTED)(patient));
      return [{ sign, label, by: { list: 'report', entry } }];
    }
    const entry = together.findIndex(
      ({ when, all, unless }) =>
        holds(when, { ...facts, fever }, classes) &&
        all.every((one) => one(when.household === true ? house : patient)) &&
        !unless(patient),
    );
    return entry < 0 ? [] : [{ sign, label, by: { list: 'reportTogether', entry } }];
  });
}

/** One pass for all phrases that allow it is faster than one for each. */
function oneOf(phrases: readonly string[]): Says {
  const isAlone = (phrase: string) => BY_ITSELF.test(phrase) || REPORTED.mayDeny.test(withGroups(phrase, groups));
  const { alone = [], joined = [] } = Object.groupBy(phrases, (phrase) => (isAlone(phrase) ? 'alone' : 'joined'));
  const all = joined.length === 0 ? alone : [joined.join('|'), ...alone];
  const compiled = all.map((phrase) => compileSign(phrase, groups, REPORTED));
  return (text) => compiled.some((isSaid) => isSaid(text));
}

function holds(
  { under = Infinity, from = 0, ageKnown, fever, pregnant, recentBirth, takes }: ReportWhen,
  facts: ReportFacts & { readonly fever: boolean },
  classes: ReadonlySet<string>,
): boolean {
  const { age } = facts;
  return (
    (age === undefined ? ageKnown !== true : age < under && age >= from) &&
    (fever !== true || facts.fever) &&
    (pregnant !== true || facts.pregnant === true) &&
    (recentBirth !== true || facts.recentBirth) &&
    (takes === undefined || classes.has(takes))
  );
}
