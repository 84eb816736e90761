/** One past visit of a sample patient. */
export type SampleVisit = {
  readonly daysAgo: number;
  readonly doctor: string;
  readonly symptoms: readonly string[];
  readonly diagnosis: string;
  readonly medicines: readonly { name: string; dosage: string; frequency: string; instructions: string }[];
  readonly notes: string;
};

/** The appointment a sample patient has today, with the sample fields of DATA-3. */
type SampleAppointment = {
  readonly at: readonly [hour: number, minute: number];
  readonly reason: string;
  readonly medicalHistory: string;
  readonly diagnosis: string;
  readonly medications: readonly string[];
  readonly notes: string;
};

export type SamplePatient = {
  readonly name: string;
  readonly age: number;
  readonly gender: 'male' | 'female' | 'other';
  readonly phone: string;
  readonly symptoms: readonly string[];
  readonly doctor: string;
  readonly visits: readonly SampleVisit[];
  readonly today: SampleAppointment;
};

const medicine = (name: string, dosage: string, frequency: string, instructions = '') => ({
  name,
  dosage,
  frequency,
  instructions,
});

/** Invented people; the phone numbers are of ranges kept free for stories. */
export const SAMPLE_PATIENTS: readonly SamplePatient[] = [
  {
    name: 'Robert Fields',
    age: 58,
    gender: 'male',
    phone: '+1 202 555 0110',
    symptoms: ['chest pain', 'shortness of breath'],
    doctor: 'DOC001',
    visits: [
      {
        daysAgo: 62,
        doctor: 'DOC001',
        symptoms: ['chest pain'],
        diagnosis: 'Stable angina',
        medicines: [medicine('Bisoprolol', '2.5 mg', 'once daily', 'in the morning')],
        notes: 'Exercise test in three months.',
      },
      {
        daysAgo: 190,
        doctor: 'DOC006',
        symptoms: ['fatigue', 'headache'],
        diagnosis: 'Hypertension',
        medicines: [medicine('Ramipril', '5 mg', 'once daily')],
        notes: '',
      },
    ],
    today: {
      at: [9, 0],
      reason: 'Follow-up of chest pain',
      medicalHistory: 'Hypertension since 2019',
      diagnosis: 'Stable angina',
      medications: ['Bisoprolol 2.5 mg', 'Ramipril 5 mg'],
      notes: 'Brings a blood pressure diary.',
    },
  },
  {
    name: 'Elena Petrova',
    age: 41,
    gender: 'female',
    phone: '+1 202 555 0121',
    symptoms: ['palpitation', 'dizziness'],
    doctor: 'DOC001',
    visits: [],
    today: {
      at: [10, 30],
      reason: 'Palpitations at night',
      medicalHistory: 'None known',
      diagnosis: '',
      medications: [],
      notes: 'First visit.',
    },
  },
  {
    name: 'Samuel Adeyemi',
    age: 33,
    gender: 'male',
    phone: '+1 202 555 0132',
    symptoms: ['headache', 'dizziness'],
    doctor: 'DOC002',
    visits: [
      {
        daysAgo: 27,
        doctor: 'DOC002',
        symptoms: ['headache', 'nausea'],
        diagnosis: 'Migraine without aura',
        medicines: [medicine('Sumatriptan', '50 mg', 'when needed', 'at most twice in 24 hours')],
        notes: 'Keeps a headache calendar.',
      },
    ],
    today: {
      at: [11, 0],
      reason: 'Migraine follow-up',
      medicalHistory: 'Migraine since adolescence',
      diagnosis: 'Migraine without aura',
      medications: ['Sumatriptan 50 mg'],
      notes: '',
    },
  },
  {
    name: 'Lily Nguyen',
    age: 6,
    gender: 'female',
    phone: '+1 202 555 0143',
    symptoms: ['fever', 'cough'],
    doctor: 'DOC003',
    visits: [
      {
        daysAgo: 120,
        doctor: 'DOC003',
        symptoms: ['sore throat'],
        diagnosis: 'Viral pharyngitis',
        medicines: [medicine('Paracetamol syrup', '250 mg', 'every 6 hours when needed')],
        notes: 'Drinks enough. Come back if the fever stays beyond three days.',
      },
    ],
    today: {
      at: [9, 30],
      reason: 'Fever and cough for two days',
      medicalHistory: 'Vaccinations complete',
      diagnosis: '',
      medications: [],
      notes: 'Comes with her mother.',
    },
  },
  {
    name: 'George Hughes',
    age: 71,
    gender: 'male',
    phone: '+1 202 555 0154',
    symptoms: ['joint pain', 'back pain'],
    doctor: 'DOC004',
    visits: [
      {
        daysAgo: 45,
        doctor: 'DOC004',
        symptoms: ['joint pain'],
        diagnosis: 'Osteoarthritis of the right knee',
        medicines: [medicine('Diclofenac gel', '1 %', 'three times daily', 'on the knee')],
        notes: 'Physiotherapy prescribed.',
      },
    ],
    today: {
      at: [14, 0],
      reason: 'Knee pain when walking',
      medicalHistory: 'Osteoarthritis, hip replacement 2021',
      diagnosis: 'Osteoarthritis of the right knee',
      medications: ['Diclofenac gel'],
      notes: '',
    },
  },
  {
    name: 'Sam Taylor',
    age: 24,
    gender: 'other',
    phone: '+1 202 555 0165',
    symptoms: ['fatigue', 'sore throat'],
    doctor: 'DOC006',
    visits: [],
    today: {
      at: [15, 30],
      reason: 'Tired for weeks',
      medicalHistory: 'None known',
      diagnosis: '',
      medications: [],
      notes: '',
    },
  },
];
