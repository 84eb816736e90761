import * as v from 'valibot';

/** A line of a data file and where it stands. */
const Entry = v.object({ phrase: v.string(), place: v.string() });

/** A warning sign as the data says it (docs/phrases.md). */
export const KnownSign = v.object({
  id: v.string(),
  label: v.string(),
  why: v.string(),
  source: v.string(),
  reviewedBy: v.string(),
  said: v.array(Entry),
  noted: v.array(Entry),
  /** One line of every group is needed. */
  together: v.array(v.array(v.array(v.string()))),
  alarm: v.array(v.string()),
  calm: v.array(v.string()),
  /** Clinicians' words in a doctor's report. A server of an earlier version has none of what follows. */
  report: v.optional(v.array(Entry), []),
  reportTogether: v.optional(
    v.array(
      v.object({
        maybe: v.string(),
        when: v.array(v.string()),
        /** One line of every group is needed; of `unless`, none. */
        groups: v.array(v.array(v.string())),
        unless: v.array(v.string()),
      }),
    ),
    [],
  ),
  alarmInAReport: v.optional(v.array(v.string()), []),
  calmInAReport: v.optional(v.array(v.string()), []),
});
export type KnownSign = v.InferOutput<typeof KnownSign>;

/** What a table of medicines says: of a pair, or of a medicine for such a patient. */
export const KnownDanger = v.object({
  one: v.string(),
  other: v.string(),
  severity: v.string(),
  why: v.string(),
  source: v.string(),
});
export type KnownDanger = v.InferOutput<typeof KnownDanger>;

/** A product that holds several substances. */
export const KnownCombination = v.object({ name: v.string(), substances: v.array(v.string()) });
export type KnownCombination = v.InferOutput<typeof KnownCombination>;

/** A condition that decides about medicines, or a symptom, and the words that report it. */
export const KnownCondition = v.object({ name: v.string(), words: v.array(v.string()) });
export type KnownCondition = v.InferOutput<typeof KnownCondition>;

/** The most of a substance in 24 hours, for everybody or for such a patient. */
export const KnownDose = v.object({ substance: v.string(), patient: v.string(), mg: v.number(), source: v.string() });
export type KnownDose = v.InferOutput<typeof KnownDose>;

/** What a substance or class counts as in a form that hardly reaches the blood. */
export const KnownLocalForm = v.object({
  medicine: v.string(),
  form: v.string(),
  countsAs: v.string(),
  source: v.string(),
});
export type KnownLocalForm = v.InferOutput<typeof KnownLocalForm>;

/** A medicine sold without a prescription, with what its label says. */
export const OverTheCounter = v.object({
  name: v.string(),
  product: v.string(),
  dose: v.string(),
  most: v.string(),
  minAge: v.number(),
  suggested: v.boolean(),
  source: v.string(),
  verify: v.string(),
});
export type OverTheCounter = v.InferOutput<typeof OverTheCounter>;

/** GET api/knowledge: what is known about words and medicines, and who has gone over it. */
export const Knowledge = v.object({
  /** Changes whenever any of it does. */
  version: v.string(),
  signs: v.array(KnownSign),
  substances: v.array(v.object({ name: v.string(), classes: v.array(v.string()), otherNames: v.array(v.string()) })),
  interactions: v.array(KnownDanger),
  cautions: v.array(KnownDanger),
  /** A server of an earlier version has none of the lists from here on. */
  crossReactions: v.optional(v.array(KnownDanger), []),
  combinations: v.optional(v.array(KnownCombination), []),
  conditions: v.optional(v.array(KnownCondition), []),
  symptoms: v.optional(v.array(KnownCondition), []),
  doses: v.optional(v.array(KnownDose), []),
  localForms: v.optional(v.array(KnownLocalForm), []),
  overTheCounter: v.optional(v.array(OverTheCounter), []),
  medicinesReviewedBy: v.string(),
});
export type Knowledge = v.InferOutput<typeof Knowledge>;

/** POST api/knowledge/sentence: a sentence to try. It is neither kept nor logged. */
export const TrySentence = v.object({ sentence: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2000)) });

const Said = <Value extends v.GenericSchema>(value: Value) =>
  v.nullable(v.object({ value, how: v.string(), said: v.string() }));
const SaidSymptom = v.object({ name: v.string(), said: v.string() });
const Suggested = v.object({ department: v.string(), said: v.array(v.string()) });

const SaidSign = v.object({ sign: v.string(), label: v.string(), phrases: v.array(v.string()), place: v.string() });

/** What is heard in a sentence, what is suggested, what warns, and which words or which line of the data said so. */
export const SentenceRead = v.object({
  name: Said(v.string()),
  age: Said(v.number()),
  gender: Said(v.string()),
  phone: Said(v.string()),
  symptoms: v.array(SaidSymptom),
  denied: v.array(SaidSymptom),
  department: Suggested,
  alternative: v.nullable(Suggested),
  warnings: v.array(SaidSign),
  /** What a doctor's report with these words warns of. A server of an earlier version does not say. */
  reported: v.optional(v.array(SaidSign), []),
});
export type SentenceRead = v.InferOutput<typeof SentenceRead>;
