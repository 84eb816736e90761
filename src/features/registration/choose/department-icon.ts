import type { IconName } from '#src/ui/parts/icon.tsx';

/** The ten icons of REG-1. */
const ICONS: Readonly<Record<string, IconName>> = {
  Cardiology: 'heart-pulse',
  Neurology: 'brain',
  Orthopedics: 'bone',
  Ophthalmology: 'eye',
  'General Medicine': 'stethoscope',
  Pediatrics: 'baby',
  Dermatology: 'scan-face',
  Oncology: 'ribbon',
  Pathology: 'microscope',
  Genetics: 'dna',
};

/** The department's icon; a neutral one for a department the product does not know. */
export function departmentIcon(department: string): IconName {
  return ICONS[department] ?? 'hospital';
}
