import type { Doctor } from '#shared/contract/doctor/doctors.ts';
import { isRemoved } from './removed-samples.ts';

const SAMPLES: readonly Doctor[] = [
  ['DOC001', 'Dr. Sarah Johnson', 'Cardiology'],
  ['DOC002', 'Dr. Michael Chen', 'Neurology'],
  ['DOC003', 'Dr. Emily Rodriguez', 'Pediatrics'],
  ['DOC004', 'Dr. James Wilson', 'Orthopedics'],
].map(([doctorId = '', name = '', specialization = '']) => ({
  doctorId,
  name,
  specialization,
  sample: true,
}));

/**
 * The doctors of another backend plus the four built-in sample doctors, except those whose Doctor ID it already has
 * (ADM-3). Our own server has its samples as rows, so that a removed one stays removed.
 */
export function withSampleDoctors(doctors: readonly Doctor[]): Doctor[] {
  const codes = new Set(doctors.map(({ doctorId }) => doctorId));
  return [...doctors, ...SAMPLES.filter(({ doctorId }) => !codes.has(doctorId) && !isRemoved(doctorId))];
}

/** Whether a listed doctor is a built-in one that no server knows. */
export function isSampleDoctor(doctor: Doctor): boolean {
  return SAMPLES.includes(doctor);
}
