/** A sample doctor; the first four are those of the landing page (PAGE-10). */
export type SampleDoctor = {
  readonly code: string;
  readonly name: string;
  readonly specialization: string;
  readonly email: string;
};

function doctor(code: string, name: string, specialization: string): SampleDoctor {
  const account = name.replace('Dr. ', '').toLowerCase().replaceAll(' ', '.');
  return { code, name, specialization, email: `${account}@frontdesk.local` };
}

/** In the order in which lists show them; every one of the ten departments has at least one. */
export const SAMPLE_DOCTORS: readonly SampleDoctor[] = [
  doctor('DOC001', 'Dr. Sarah Johnson', 'Cardiology'),
  doctor('DOC002', 'Dr. Michael Chen', 'Neurology'),
  doctor('DOC003', 'Dr. Emily Rodriguez', 'Pediatrics'),
  doctor('DOC004', 'Dr. James Wilson', 'Orthopedics'),
  doctor('DOC005', 'Dr. Aisha Rahman', 'Ophthalmology'),
  doctor('DOC006', 'Dr. Thomas Berger', 'General Medicine'),
  doctor('DOC007', 'Dr. Priya Nair', 'Dermatology'),
  doctor('DOC008', 'Dr. Daniel Okafor', 'Oncology'),
  doctor('DOC009', 'Dr. Hannah Lindqvist', 'Pathology'),
  doctor('DOC010', 'Dr. Mateo Alvarez', 'Genetics'),
  doctor('DOC011', 'Dr. Grace Mbeki', 'General Medicine'),
  doctor('DOC012', 'Dr. Yuki Tanaka', 'Cardiology'),
];
