import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addDoctor } from '../../../support/server/staff.ts';
import { withHours } from '../../../support/server/times.ts';

/**
 * Another program that has read only the specified calls: no key, no header of ours, no word of times. It takes the doctor from
 * the list, registers, and books with the four fields.
 */
async function visit(url: string, doctorCode: string, date: string) {
  const call = async (path: string, body?: object) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
    const answer = await fetch(`${url}/${path}`, body === undefined ? {} : init);
    return { status: answer.status, body: await answer.json() };
  };
  const { body: list } = await call('api/adminDashboard/all-doctors');
  const doctor = list.doctors.find(({ doctorId }: { doctorId: string }) => doctorId === doctorCode);
  const patient = { name: 'Otto Outside', age: 51, gender: 'male', phone: '555 0100', symptoms: ['cough'] };
  const registered = await call('api/patients/register', { ...patient, doctorId: doctor._id });
  return call('api/appointments/create-appointment', {
    patientId: registered.body.patient._id,
    doctorId: doctor._id,
    date,
    status: 'scheduled',
  });
}

const NOW = new Date('2027-01-04T08:00:00Z');
const NINE = '2027-01-04T09:00:00.000Z';

describe.each(['no hours', 'hours', 'hours that are full'])(
  'a program that knows nothing of times, at a doctor with %s',
  (kind) => {
    let server: TestServer;
    beforeAll(async () => {
      server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now: () => NOW } });
      await addDoctor(server, 'DOCA');
      const hours = kind === 'no hours' ? [] : [{ day: 1, from: '09:00', to: kind === 'hours' ? '12:00' : '09:15' }];
      await withHours(server, 'DOCA', { slotMinutes: 15, hours });
    });
    afterAll(() => server.stop());

    it('books as ever, as often as it likes at one date, and is refused for no time', async () => {
      for (let n = 0; n < 3; n += 1) {
        const { status, body } = await visit(server.url, 'DOCA', NINE);
        expect([status, body]).toEqual([201, { appointment: { _id: expect.any(String) } }]);
      }
      const rows = await server.sql('select appointment_time as at, slot_starts_at as slot, status from appointments');
      expect(rows).toEqual(Array.from({ length: 3 }, () => ({ at: new Date(NINE), slot: null, status: 'scheduled' })));
      expect(await server.sql('select 1 from slot_claims')).toEqual([]);
      expect(await server.sql('select 1 from booking_requests')).toEqual([]);
    });

    it('books at a date that no calendar of the doctor’s has', async () => {
      for (const date of ['2027-01-03T03:07:00.000Z', '2020-02-29T23:59:00.000Z', '2031-07-01T12:00:00+02:00'])
        expect((await visit(server.url, 'DOCA', date)).status).toBe(201);
    });
  },
);
