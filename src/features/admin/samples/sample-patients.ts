import type { Patient } from '#shared/contract/patient/patients.ts';
import { isRemoved } from './removed-samples.ts';

type Row = readonly [
  id: string,
  name: string,
  age: number,
  gender: string,
  phone: string,
  symptoms: readonly string[],
  doctorName: string,
  doctorSpecialization: string,
  visit: { readonly date: string; readonly medicine: string; readonly dosage: string; readonly notes: string },
];

/** Invented people; the phone numbers are from a range reserved for fiction. */
const ROWS: readonly Row[] = [
  [
    'sample-patient-1',
    'Robert Fields',
    58,
    'male',
    '+1 202 555 0110',
    ['chest pain', 'shortness of breath'],
    'Dr. Sarah Johnson',
    'Cardiology',
    { date: '2023-04-14', medicine: 'Bisoprolol', dosage: '2.5 mg', notes: 'Exercise test in three months.' },
  ],
  [
    'sample-patient-2',
    'Amira Haddad',
    34,
    'female',
    '+1 202 555 0121',
    ['headache', 'nausea'],
    'Dr. Michael Chen',
    'Neurology',
    { date: '2023-05-02', medicine: 'Paracetamol', dosage: '500 mg', notes: 'Keeps a diary of the attacks.' },
  ],
  [
    'sample-patient-3',
    'Leo Martins',
    7,
    'male',
    '+1 202 555 0132',
    ['fever', 'cough'],
    'Dr. Emily Rodriguez',
    'Pediatrics',
    {
      date: '2023-06-01',
      medicine: 'Ibuprofen suspension',
      dosage: '100 mg',
      notes: 'Comes again if the fever lasts.',
    },
  ],
];

const SAMPLES = ROWS.map(
  ([_id, name, age, gender, phone, symptoms, doctorName, doctorSpecialization, { medicine, dosage, ...visit }]) =>
    ({
      _id,
      builtIn: true,
      name,
      age,
      gender,
      phone,
      symptoms: [...symptoms],
      doctorName,
      doctorSpecialization,
      history: [
        {
          ...visit,
          _id: `${_id}-visit`,
          doctorId: { name: doctorName, specialization: doctorSpecialization },
          symptoms: [...symptoms],
          medicines: [{ name: medicine, dosage, frequency: '' }],
        },
      ],
    }) satisfies Patient,
);

/** The patients of another backend plus the built-in ones of ADM-3. Our own server has its samples as rows. */
export function withSamplePatients(patients: readonly Patient[]): Patient[] {
  const known = new Set(patients.map(({ _id }) => _id));
  return [...patients, ...SAMPLES.filter(({ _id }) => !known.has(_id) && !isRemoved(_id))];
}

/** Whether a patient is a built-in one that no server knows. */
export function isSamplePatient({ _id }: Pick<Patient, '_id'>): boolean {
  return SAMPLES.some((sample) => sample._id === _id);
}
