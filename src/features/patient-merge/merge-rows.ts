import { MERGE_FIELDS, type MergeField, type MergeSide } from '#shared/contract/patient/merge.ts';
import { genderWord, personTexts } from '#src/locales/en/everywhere/person.ts';
import { patientMergeTexts as texts } from '#src/locales/en/staff/patient-merge.ts';

/** One field of both records as it is shown, and whether there is anything to choose. */
export type MergeRow = {
  readonly field: MergeField;
  readonly values: readonly [string, string];
  readonly differs: boolean;
};

type Sides = readonly [MergeSide, MergeSide];

/** What only one value can stand of. A value on one side alone is no choice: it is taken. */
export function rowsOf([stays, goes]: Sides): MergeRow[] {
  return MERGE_FIELDS.map((field) => {
    const values = [VALUES[field](stays), VALUES[field](goes)] as const;
    const isGiven = values.every((value) => value !== '');
    return { field, values, differs: isGiven && stays[field] !== goes[field] };
  });
}

/** The fields taken from the one who goes: those chosen, and those that stand only there. */
export function takenFrom(sides: Sides, chosen: ReadonlySet<MergeField>): MergeField[] {
  return rowsOf(sides)
    .filter(({ field, values: [stays, goes], differs }) => (differs ? chosen.has(field) : stays === '' && goes !== ''))
    .map(({ field }) => field);
}

/** The value as it is read; empty where there is none. */
const VALUES: Readonly<Record<MergeField, (side: MergeSide) => string>> = {
  name: ({ name }) => name,
  age: ({ age }) => personTexts.years(age),
  gender: ({ gender }) => genderWord(gender) ?? gender,
  phone: ({ phone }) => phone,
  doctorId: ({ doctorName }) => doctorName ?? '',
  weightKg: ({ weightKg }) => (weightKg === null ? '' : texts.kilograms(weightKg)),
};
