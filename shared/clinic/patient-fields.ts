import { GENDERS } from '#shared/contract/visit/genders.ts';

/** Where staff see a field beside the forms; the name stands over each of them anyway. */
export type FieldPlace = 'admin card' | 'doctor card' | 'patient page' | 'history' | 'print';

/** How a value is typed, judged, sent and stored. Lengths are UTF-16 code units. */
type FieldKind =
  | { readonly kind: 'name' | 'phone' | 'text'; readonly longest: number }
  | { readonly kind: 'whole number'; readonly from: number; readonly to: number }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** Typed with commas between its entries. */
  | { readonly kind: 'list'; readonly longest: number; readonly most: number };

export type FieldFacts = FieldKind & {
  readonly isRequired: boolean;
  /** Part of the payload of REG-19. A field that is not is sent to our own server only. */
  readonly isOfSpecification: boolean;
  /** What is said fills it (REG-10): a finder in shared/words/form gives it. */
  readonly isHeard: boolean;
  /** Staff may correct it on the patient's page. */
  readonly isCorrectable: boolean;
  /** Who somebody is, or why they come: where all is listed, doctor and department stand between the two. */
  readonly about: 'person' | 'visit';
  /** Short ones stand beside each other in a form of the staff. */
  readonly width: 'short' | 'wide';
  readonly shownOn: readonly FieldPlace[];
  /** What stands over its column in the CSV file and before it on a print. */
  readonly column: string;
};

/**
 * What a registration says of a patient: every field by its wire name, with all its facts, in the order in which forms and
 * lists have them. Schemas, forms, cards, pages, the CSV file and the queries follow from it. A new one is a row here, its texts
 * (`patientFieldTexts`), its column in server/database/schema/schema.ts and a migration.
 */
export const PATIENT_FIELDS = {
  name: {
    kind: 'name',
    longest: 200,
    isRequired: true,
    isOfSpecification: true,
    isHeard: true,
    isCorrectable: true,
    about: 'person',
    width: 'wide',
    shownOn: [],
    column: 'Name',
  },
  age: {
    kind: 'whole number',
    from: 0,
    to: 120,
    isRequired: true,
    isOfSpecification: true,
    isHeard: true,
    isCorrectable: true,
    about: 'person',
    width: 'short',
    shownOn: ['patient page', 'history'],
    column: 'Age',
  },
  gender: {
    kind: 'choice',
    options: GENDERS,
    isRequired: true,
    isOfSpecification: true,
    isHeard: true,
    isCorrectable: true,
    about: 'person',
    width: 'short',
    shownOn: ['patient page', 'history'],
    column: 'Gender',
  },
  phone: {
    kind: 'phone',
    longest: 40,
    isRequired: false,
    isOfSpecification: true,
    isHeard: true,
    isCorrectable: true,
    about: 'person',
    width: 'short',
    shownOn: ['admin card', 'patient page', 'history'],
    column: 'Phone',
  },
  symptoms: {
    kind: 'list',
    longest: 300,
    most: 30,
    isRequired: true,
    isOfSpecification: true,
    isHeard: true,
    isCorrectable: false,
    about: 'visit',
    width: 'wide',
    shownOn: ['admin card', 'patient page'],
    column: 'Symptoms',
  },
} as const satisfies Readonly<Record<string, FieldFacts>>;

type Table = typeof PATIENT_FIELDS;
export type PatientField = keyof Table;
/** The fields of which a fact is so. */
type FieldsThat<Fact extends keyof FieldFacts, Value> = {
  [Field in PatientField]: Table[Field][Fact] extends Value ? Field : never;
}[PatientField];

export type FieldOfSpecification = FieldsThat<'isOfSpecification', true>;
export type HeardField = FieldsThat<'isHeard', true>;
export type CorrectableField = FieldsThat<'isCorrectable', true>;

type ValueOf<Facts> = Facts extends { readonly kind: 'whole number' }
  ? number
  : Facts extends { readonly kind: 'choice'; readonly options: readonly (infer Option)[] }
    ? Option
    : Facts extends { readonly kind: 'list' }
      ? string[]
      : string;

/** The value of each field as it goes over the wire. */
export type PatientValues = { [Field in PatientField]: ValueOf<Table[Field]> };

/** What is the same for fields of the specification, and may be left out for our own. */
export type OwnOptional<Values extends Record<PatientField, unknown>> = Pick<Values, FieldOfSpecification> & {
  [Field in Exclude<PatientField, FieldOfSpecification>]?: Values[Field] | undefined;
};

export const PATIENT_FIELD_NAMES = Object.keys(PATIENT_FIELDS).filter(isPatientField);
export const HEARD_FIELDS = PATIENT_FIELD_NAMES.filter((field): field is HeardField => PATIENT_FIELDS[field].isHeard);
export const CORRECTABLE_FIELDS = PATIENT_FIELD_NAMES.filter(
  (field): field is CorrectableField => PATIENT_FIELDS[field].isCorrectable,
);

/** Whether a text is the wire name of a field. */
export function isPatientField(value: string): value is PatientField {
  return Object.hasOwn(PATIENT_FIELDS, value);
}

/** The facts of a field, as every field has them. */
export function fieldFacts(field: PatientField): FieldFacts {
  return PATIENT_FIELDS[field];
}

/** An object with something for each of these fields; `Made` says what, and the caller promises that `make` gives it. */
export function eachOf<Made extends object>(
  fields: readonly (keyof Made & PatientField)[],
  make: (field: PatientField) => unknown,
): Made;
export function eachOf(fields: readonly PatientField[], make: (field: PatientField) => unknown): unknown {
  return Object.fromEntries(fields.map((field) => [field, make(field)]));
}

/** The same for every field. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters
export function eachField<Made extends Record<PatientField, unknown>>(make: (field: PatientField) => unknown): Made {
  return eachOf<Made>(PATIENT_FIELD_NAMES, make);
}

/** The fields of a patient alone, out of an object that holds more. */
export function pickFields<Whole extends Record<PatientField, unknown>>(whole: Whole): Pick<Whole, PatientField> {
  return eachField<Pick<Whole, PatientField>>((field) => whole[field]);
}
