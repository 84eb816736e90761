import { createKeptWork } from '#src/platform/update/kept-work.ts';
import type { DoctorValues } from './doctor-form.ts';

/** A doctor somebody was typing when their session ended; without an id it is a new one. */
export type KeptDoctor = {
  readonly id: string | undefined;
  readonly values: DoctorValues;
  /** The version it had been opened with. */
  readonly version?: string | undefined;
};

export const keptDoctor = createKeptWork<KeptDoctor>('doctor form');
