import { readConditions } from '#server/medicines/check/conditions.ts';
import { findMedicines } from '#server/medicines/substances/find-medicines.ts';
import { readAge, type ReadAge } from './read-age.ts';
import { readMeasurements, type Measurements } from './read-measurements.ts';
import { readMedicineHistory } from './medicine-history.ts';
import { readSex, type Sex } from './read-sex.ts';
import { plain } from './statements.ts';

/** What a medicine check needs to know about a patient. All of it is optional; unknown facts cannot be checked. */
export type PatientFacts = {
  /** Years. */
  readonly age?: number;
  readonly weightKg?: number;
  readonly pregnant?: boolean;
  readonly breastfeeding?: boolean;
  /** The report neither mentions nor rules out a pregnancy. */
  readonly couldBePregnant?: boolean;
  /** Free text, one per entry: "penicillin", "aspirin (wheezing)". */
  readonly allergies: readonly string[];
  /** Free text, one per entry: "asthma", "chronic kidney disease". */
  readonly conditions: readonly string[];
  /** Current medicines, free text, one per entry: "warfarin 5 mg daily". */
  readonly takes: readonly string[];
};

/** Everything read from a report and the symptoms entered, including contradictions. */
export type CaseFacts = PatientFacts & {
  readonly readAge: ReadAge;
  readonly sex: Sex;
  /** The report says that the patient is not, or cannot be, pregnant. */
  readonly deniesPregnancy: boolean;
  /** Gave birth days or a few weeks ago. */
  readonly recentBirth: boolean;
  readonly deniesAllergies: boolean;
  /** Taken in more than one product, under any name. */
  readonly takesTwice: readonly string[];
  /** Medicines that the report mentions and the patient does not take now, each with the reason. */
  readonly notNow: readonly string[];
  readonly measured: Measurements;
  /** Medicines and allergies that no table here knows, as written. */
  readonly unknownMedicines: readonly string[];
  readonly contradictions: readonly string[];
};

const NOT_PREGNANT =
  /\b(?:(?:not|isn't|never|(?:unlikely|impossible) to be) (?:currently |possibly )?pregnant|no(?: chance of| possibility of)? pregnancy|den(?:ies|ied) (?:being pregnant|(?:any )?(?:chance of )?pregnancy)|(?:pregnancy test|hcg|upt)(?: is| was)?:? ?(?:negative|neg)|negative (?:pregnancy test|hcg|upt)|post ?menopaus\w+|(?:after|since) (?:the |her )?menopause|hysterectomy|sterili[sz]ed|tubal ligation|pregnan\w+ ?[:=-] ?(?:no|none|negative|denied|nil))\b/u;
const RECENT_BIRTH =
  /\b(?:post ?partum|puerper\w+|(?:gave birth|given birth|delivered|delivery|birth|c section|ca?esarean(?: section)?)[^.;\n]{0,25} (?:[1-9]|[1-3]\d|two|three|four|five|six|a|one) (?:days?|weeks?) ago|(?:[1-9]|[1-3]\d|two|three|four|five|six) (?:days?|weeks?) (?:after|since|post) (?:the |giving |her )?(?:birth|delivery|c section|ca?esarean))\b/u;
const ADULT = 18;
/** Lighter adults are so rare that the weight or the age is more likely another person's. */
const ADULT_KG = 30;

/** Reads a report and the symptoms entered. Never throws, whatever the text. */
export function readCase(report: string, symptoms: readonly string[]): CaseFacts {
  const everything = [report, ...symptoms].join('.\n');
  const age = readAge(report);
  const has = readConditions(everything);
  const medicines = readMedicineHistory(everything);
  const measured = readMeasurements(report);
  const sex = readSex(report);

  const contradictions: string[] = [];
  if (age.kind === 'contradictory') contradictions.push('it gives more than one age');
  if (has.has('pregnancy') && sex === 'male') contradictions.push('it says male and pregnant');
  if (has.has('pregnancy') && /\bnot (?:currently )?pregnant\b/u.test(plain(everything)))
    contradictions.push('it says pregnant and not pregnant');
  if (medicines.deniesAllergies && medicines.allergies.some((one) => findMedicines(one).length > 0))
    contradictions.push('it says that there are no allergies, and names one');

  if (age.kind === 'known' && age.years >= ADULT && (measured.weightKg ?? ADULT_KG) < ADULT_KG)
    contradictions.push('the weight is a child’s and the age is not');

  const facts: CaseFacts = {
    ...(age.kind === 'known' ? { age: age.years } : {}),
    ...(measured.weightKg === undefined ? {} : { weightKg: measured.weightKg }),
    pregnant: has.has('pregnancy'),
    breastfeeding: has.has('breastfeeding'),
    allergies: medicines.allergies,
    conditions: [...has],
    takes: medicines.takes,
    readAge: age,
    sex,
    deniesPregnancy: NOT_PREGNANT.test(plain(everything)),
    recentBirth: RECENT_BIRTH.test(plain(everything)),
    deniesAllergies: medicines.deniesAllergies,
    takesTwice: medicines.takesTwice,
    notNow: medicines.notNow,
    measured,
    unknownMedicines: medicines.unknown,
    contradictions,
  };
  return { ...facts, couldBePregnant: facts.sex === 'female' && mayBePregnant(facts) };
}

/** Whether a pregnancy is possible and the report says nothing about it. */
export function mayBePregnant({ age = 0, sex, pregnant, deniesPregnancy }: CaseFacts): boolean {
  return pregnant !== true && !deniesPregnancy && sex !== 'male' && age >= 12 && age <= 55;
}
