import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import type { TestServer } from '../server/server.ts';
import { addDoctor } from '../server/staff.ts';
import { booked, ONE_HOUR, withHours } from '../server/times.ts';
import { book, booking, registered } from '../server/visits.ts';

const person = fc.record({
  name: fc.oneof(
    fc.constantFrom('Maria Gómez', "Ana O'Brien", '王芳', 'محمد علي', 'Łukasz Żak', 'Ng', 'Bob <script>'),
    fc
      .tuple(fc.constantFrom('Ada', 'Ben', 'Cleo'), fc.stringMatching(/^[A-Z][a-z]{2,12}$/))
      .map((parts) => parts.join(' ')),
  ),
  age: fc.integer({ min: 0, max: 120 }),
  gender: fc.constantFrom('male', 'female', 'other'),
  phone: fc.constantFrom('', '+43 660 1234567', '(02) 555-1234'),
  symptoms: fc.array(fc.constantFrom('headache', 'kašelj', 'pain, left', '咳'), { minLength: 1, maxLength: 4 }),
});

/** A clinic with everything that can be read: two doctors (one with hours), patients of all kinds, visits, prescriptions, allergies. */
export async function makeClinic(server: TestServer, day: string) {
  const withTimes = await addDoctor(server, 'DOCA', { name: 'Dr. Ada Hours' });
  await withHours(server, 'DOCA', { ...ONE_HOUR, capacity: 2 });
  const without = await addDoctor(server, 'DOCB', { name: 'Dr. Ben Walks', specialization: 'Neurology' });
  const patients: string[] = [];
  for (const one of fc.sample(person, { numRuns: 30, seed: 7 })) patients.push(await registered(server, one));
  for (const id of patients.slice(0, 12)) await book(server, booking(id, 'DOCB'));
  const times = ['09:00', '09:15', '09:30'];
  for (const at of times) await booked(server, withTimes, new Date(`${day}T${at}:00Z`).toISOString());
  for (const [n, id] of patients.slice(0, 8).entries())
    await addPrescription(server, id, n % 2 === 0 ? withTimes : without, n % 4);
  for (const [n, id] of patients.slice(0, 5).entries())
    await server.sql(
      `insert into patient_records (patient_id, symptoms, medical_history, diagnosis, medications, notes, allergies, updated_at, updated_by)
       values ($1, '', '', '', '', '', $2, now(), $3)`,
      [id, ['penicillin', 'noce di cocco', 'latex'].slice(0, n % 4), withTimes],
    );
  return { withTimes, without, patients };
}

/** A signed prescription with so many medicines. */
export async function addPrescription(
  server: TestServer,
  patientId: string,
  doctorId: string,
  medicines: number,
): Promise<string> {
  const id = randomUUID();
  const rows = Array.from({ length: medicines }, (_, n) => ({
    name: `Medicine ${n}`,
    dosage: n === 0 ? '' : '500 mg',
    frequency: 'twice a day',
    instructions: '',
  }));
  await server.sql(
    `insert into prescriptions (id, patient_id, doctor_id, status, symptoms, diagnosis, medicines, hold_medicines,
       emergency_instructions, critical_warnings, side_effects_note, follow_up, rationale, notes, created_at)
     values ($1, $2, $3, 'Completed', '{}', '', $4, '{}', '', '{}', '', '', '', '', now())`,
    [id, patientId, doctorId, JSON.stringify(rows)],
  );
  return id;
}
