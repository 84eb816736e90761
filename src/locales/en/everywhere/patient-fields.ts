import { catalogue } from '#src/locales/catalogue.ts';
import { personTexts } from './person.ts';

export type FieldTexts = {
  /** Over the field in every form. */
  readonly label: string;
  /** Before its value on cards and pages. */
  readonly short: string;
  readonly hint?: string;
  /** The hint for staff, who need less. */
  readonly staffHint?: string;
  /** Where a value would stand and there is none. */
  readonly none?: string;
  /** What is wrong with it, in words for the patient. */
  readonly faults: Readonly<Record<string, string>>;
  /** The options of a choice by the words on the wire, as patients and as staff read them. */
  readonly options?: Readonly<Record<string, string>>;
  readonly staffOptions?: Readonly<Record<string, string>>;
  /** A number with what it counts. */
  readonly inWords?: (value: number) => string;
};

/** The words for each field of a patient, by its wire name. Labels are the specification's, letter for letter. */
export const patientFieldTexts = catalogue('everywhere/patient-fields', {
  name: {
    label: 'Full Name',
    short: 'Name',
    faults: {
      missing: 'Enter the full name',
      unreadable: 'Please enter a name',
      'too long': 'The full name must be 200 characters or fewer',
    },
  },
  age: {
    label: 'Age',
    short: 'Age',
    hint: 'In whole years',
    inWords: personTexts.years,
    faults: {
      missing: 'Enter the age',
      'not a whole number': 'The age must be a whole number, for example 42',
      'out of range': 'The age must be from 0 to 120',
    },
  },
  gender: {
    label: 'Gender',
    short: 'Gender',
    hint: 'Choose one',
    options: { male: 'male', female: 'female', other: 'other' },
    staffOptions: personTexts.genders,
    faults: { missing: 'Select the gender' },
  },
  phone: {
    label: 'Phone Number',
    short: 'Phone',
    hint: 'The prescription will be sent to this number. You can leave this empty.',
    faults: { 'too long': 'The phone number must be 40 characters or fewer' },
  },
  symptoms: {
    label: 'Symptoms',
    short: 'Symptoms',
    hint: 'Separate them with commas, for example: fever, cough',
    staffHint: 'Separate with commas',
    none: 'None',
    faults: {
      missing: 'Enter at least one symptom',
      'too long': 'Enter no more than 30 symptoms of up to 300 characters each',
    },
  },
} as const satisfies Readonly<Record<string, FieldTexts>>);

/** What staff read beside every field alike. */
export const staffFieldTexts = catalogue('everywhere/patient-fields/staffField', {
  choose: 'Please choose',
  notGiven: 'Not given',
  /** By the kind of fault. */
  faults: {
    missing: 'Please fill this in.',
    'not a whole number': 'Please enter a whole number.',
    unreadable: 'Please enter a name.',
    'too long': 'This is too long.',
  },
  outOfRange: (from: number, to: number) => `Please enter a number from ${from} to ${to}.`,
});
