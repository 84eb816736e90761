import * as v from 'valibot';
import { LISTED_SYMPTOMS } from '#shared/words/form/literal-extraction.ts';

/** A labelled transcript: the shape of cases/transcripts.jsonl, as far as it is scored. */
export const WordsCase = v.object({
  id: v.string(),
  transcript: v.string(),
  truth: v.object({
    name_ok: v.array(v.string()),
    age_ok: v.array(v.nullable(v.number())),
    gender: v.string(),
    phone: v.string(),
    symptoms: v.array(v.string()),
  }),
  dept_clinician_ok: v.array(v.string()),
  red_flag: v.boolean(),
});
export type WordsCase = v.InferOutput<typeof WordsCase>;

/** What one set of rules makes of a transcript. `gender` only when the words said it. */
export type WordsReading = {
  readonly name?: string | undefined;
  readonly age?: number | undefined;
  readonly gender?: string | undefined;
  readonly phone?: string | undefined;
  readonly symptoms: readonly string[];
  readonly department: string;
  readonly alternative?: string | undefined;
  readonly redFlag: boolean;
};

/** How many out of how many, and which cases failed. */
export type Share = { hits: number; of: number; readonly wrong: string[] };

export const MEASURES = [
  'name found',
  'name invented',
  'age',
  'gender, where stated',
  'phone',
  'listed symptoms, recall',
  'listed symptoms, precision',
  'listed symptoms, F1',
  'symptom not the patient’s reported',
  'suggestion acceptable',
  'suggestion or alternative',
  'red flag found',
  'red flag, false alarm',
] as const;
export type Measure = (typeof MEASURES)[number];

/** Scores one set of rules on labelled transcripts. F1 is given as hits of 100. */
export function scoreWords(
  cases: readonly WordsCase[],
  read: (transcript: string) => WordsReading,
): Record<Measure, Share> {
  const none = (): Share => ({ hits: 0, of: 0, wrong: [] });
  const shares: Record<Measure, Share> = {
    'name found': none(),
    'name invented': none(),
    age: none(),
    'gender, where stated': none(),
    phone: none(),
    'listed symptoms, recall': none(),
    'listed symptoms, precision': none(),
    'listed symptoms, F1': none(),
    'symptom not the patient’s reported': none(),
    'suggestion acceptable': none(),
    'suggestion or alternative': none(),
    'red flag found': none(),
    'red flag, false alarm': none(),
  };
  const count = (measure: Measure, hit: boolean, wanted: boolean, note: string): void => {
    shares[measure].of += 1;
    if (hit) shares[measure].hits += 1;
    if (hit !== wanted) shares[measure].wrong.push(note);
  };
  for (const one of cases) {
    const got = read(one.transcript);
    const { truth } = one;
    const names = truth.name_ok.map((name) => name.toLowerCase());
    const name = (got.name ?? '').toLowerCase();
    if (!names.includes('')) count('name found', names.includes(name), true, `${one.id}: ${got.name ?? '–'}`);
    count('name invented', name !== '' && !names.includes(name), false, `${one.id}: ${got.name ?? ''}`);
    count('age', truth.age_ok.includes(got.age ?? null), true, `${one.id}: ${got.age ?? '–'}`);
    if (truth.gender !== 'unknown')
      count('gender, where stated', got.gender === truth.gender, true, `${one.id}: ${got.gender ?? '–'}`);
    count('phone', (got.phone ?? '') === truth.phone, true, `${one.id}: ${got.phone ?? '–'}`);
    countSymptoms(one, got, count);
    count(
      'suggestion acceptable',
      one.dept_clinician_ok.includes(got.department),
      true,
      `${one.id}: ${got.department}`,
    );
    const either = [got.department, got.alternative ?? ''].some((each) => one.dept_clinician_ok.includes(each));
    count('suggestion or alternative', either, true, `${one.id}: ${got.department}, ${got.alternative ?? '–'}`);
    count(one.red_flag ? 'red flag found' : 'red flag, false alarm', got.redFlag, one.red_flag, one.id);
  }
  const recall = rate(shares['listed symptoms, recall']);
  const precision = rate(shares['listed symptoms, precision']);
  const f1 = recall + precision === 0 ? 0 : (2 * recall * precision) / (recall + precision);
  shares['listed symptoms, F1'].hits = f1 * 100;
  shares['listed symptoms, F1'].of = 100;
  return shares;
}

/** A share as a number from 0 to 1; nothing to count is 1. */
export function rate({ hits, of }: Share): number {
  return of === 0 ? 1 : hits / of;
}

function countSymptoms(
  { id, transcript, truth }: WordsCase,
  got: WordsReading,
  count: (measure: Measure, hit: boolean, wanted: boolean, note: string) => void,
): void {
  // "pain" is part of every other pain, so it only counts on its own.
  const placed = [...truth.symptoms, ...got.symptoms].some((symptom) => symptom.endsWith(' pain'));
  const listed = LISTED_SYMPTOMS.filter((symptom) => symptom !== 'pain' || !placed);
  const lower = transcript.toLowerCase();
  for (const symptom of listed) {
    const isTrue = truth.symptoms.includes(symptom);
    const isGot = got.symptoms.includes(symptom);
    if (isTrue) count('listed symptoms, recall', isGot, true, `${id}: ${symptom}`);
    if (isGot) count('listed symptoms, precision', isTrue, true, `${id}: ${symptom}`);
    if (!isTrue && lower.includes(symptom))
      count('symptom not the patient’s reported', isGot, false, `${id}: ${symptom}`);
  }
}
