/** A sample doctor; the first four are those of the landing page (PAGE-10). */
export type SampleDoctor = {
  readonly code: string;
  readonly name: string;
  readonly specialization: string;
  readonly email: string;
  readonly languages: string[];
  readonly expertise: string;
};

function doctor(
  code: string,
  name: string,
  specialization: string,
  languages: string[],
  expertise: string,
): SampleDoctor {
  const account = name.replace('Dr. ', '').toLowerCase().replaceAll(' ', '.');
  return { code, name, specialization, email: `${account}@frontdesk.local`, languages, expertise };
}

/** In the order in which lists show them; every one of the ten departments has at least one. */
export const SAMPLE_DOCTORS: readonly SampleDoctor[] = [
  doctor(
    'DOC001',
    'Dr. Sarah Johnson',
    'Cardiology',
    ['English', 'Spanish'],
    'High blood pressure, palpitations and heart failure',
  ),
  doctor('DOC002', 'Dr. Michael Chen', 'Neurology', ['English', 'Mandarin'], 'Headaches, migraine and memory'),
  doctor(
    'DOC003',
    'Dr. Emily Rodriguez',
    'Pediatrics',
    ['English', 'Spanish', 'Portuguese'],
    'Newborns, growth and vaccinations',
  ),
  doctor('DOC004', 'Dr. James Wilson', 'Orthopedics', ['English'], 'Knees, hips and sports injuries'),
  doctor(
    'DOC005',
    'Dr. Aisha Rahman',
    'Ophthalmology',
    ['English', 'Bengali'],
    'Cataract, diabetes of the eye and children’s sight',
  ),
  doctor(
    'DOC006',
    'Dr. Thomas Berger',
    'General Medicine',
    ['English', 'German'],
    'Check-ups, infections and everything at first',
  ),
  doctor(
    'DOC007',
    'Dr. Priya Nair',
    'Dermatology',
    ['English', 'Hindi', 'Malayalam'],
    'Eczema, moles and skin allergies',
  ),
  doctor('DOC008', 'Dr. Daniel Okafor', 'Oncology', ['English', 'Igbo'], 'Breast and bowel cancer'),
  doctor('DOC009', 'Dr. Hannah Lindqvist', 'Pathology', ['English', 'Swedish'], 'Blood and tissue findings, explained'),
  doctor('DOC010', 'Dr. Mateo Alvarez', 'Genetics', ['English', 'Spanish'], 'Inherited conditions and family planning'),
  doctor(
    'DOC011',
    'Dr. Grace Mbeki',
    'General Medicine',
    ['English', 'Zulu', 'French'],
    'Diabetes, asthma and older patients',
  ),
  doctor(
    'DOC012',
    'Dr. Yuki Tanaka',
    'Cardiology',
    ['English', 'Japanese'],
    'Irregular heartbeat and life after a heart attack',
  ),
];
