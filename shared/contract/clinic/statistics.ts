import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Answer of GET api/adminDashboard/statistics; our own call. Days and hours are those of the clinic's clocks. */
export const Statistics = v.looseObject({
  /** The last 14 days, the oldest first, each as `2026-11-21`; days without an appointment are there with 0. */
  appointmentsByDay: v.array(v.looseObject({ day: v.string(), count })),
  /** Registrations of the same 14 days by the doctor's specialization, the most first; null: no doctor was chosen. */
  registrationsByDepartment: v.array(v.looseObject({ department: v.nullable(v.string()), count })),
  /** Appointments of today that are still scheduled, by the hour (0 to 23) they are for; hours without one are left out. */
  waitingByHour: v.array(v.looseObject({ hour: v.pipe(v.number(), v.integer()), count })),
});
export type Statistics = v.InferOutput<typeof Statistics>;
