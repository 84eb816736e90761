import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { StaffAlertList } from '#shared/contract/device/alerts.ts';
import { ALERT_HEADER, SIGNS_HEADER } from '#shared/contract/visit/commands.ts';
import { ViewPatients } from '#shared/contract/patient/patients.ts';
import { RegisteredPatient } from '#shared/contract/visit/registration.ts';
import { pairedDevice } from '../../../support/server/devices.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, adminCookie, get } from '../../../support/server/staff.ts';
import { post, register, registration } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let kiosk: Record<string, string>;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  admin = await adminCookie(server);
  kiosk = await pairedDevice(server, admin, { prefix: 'W1', name: 'South hall' });
});
afterAll(() => server.stop());

const look = async () => v.parse(StaffAlertList, await (await get(server, '/api/alerts', admin)).json());
const patient = async (id: string) => {
  const answer = await get(server, '/api/adminDashboard/view-patients', admin);
  return v.parse(ViewPatients, await answer.json()).patients.find(({ _id }) => _id === id);
};

describe('warning signs that were ticked', () => {
  const ticks = (signs: string, headers: Record<string, string> = {}) => ({ ...headers, [SIGNS_HEADER]: signs });
  const calm = async (headers: Record<string, string>) => {
    const answer = await register(server, registration({ symptoms: ['cansancio'] }), headers);
    return v.parse(RegisteredPatient, await answer.json()).patient._id;
  };
  const alertOf = async (patientId: string) =>
    server.sql('select signs, kind from staff_alerts where patient_id = $1', [patientId]);

  it('make a registration urgent by themselves, call the desk and are shown to staff', async () => {
    const _id = await calm(ticks('breathing,chest-pain', { ...kiosk, 'frontdesk-ticket': 'W1-70' }));
    expect(await patient(_id)).toMatchObject({ urgent: true, warningSigns: ['chest-pain', 'breathing'] });
    const [newest] = (await look()).alerts;
    expect(newest).toMatchObject({ kind: 'urgent', place: 'South hall', signs: ['chest-pain', 'breathing'] });
  });

  it('are told with the call from a device, and stay when the registration names none', async () => {
    const id = randomUUID();
    await post(server, '/api/alerts', { kind: 'urgent', id }, ticks('stroke', kiosk));
    expect((await look()).alerts.find(({ _id }) => _id === id)?.signs).toEqual(['stroke']);
    await register(server, registration({ urgent: true }), { ...kiosk, [ALERT_HEADER]: id });
    expect((await look()).alerts.find(({ _id }) => _id === id)?.signs).toEqual(['stroke']);
  });

  it('stand beside those in the words, each once', async () => {
    const answer = await register(server, registration({ symptoms: ['chest pain'] }), ticks('allergy, CHEST-PAIN'));
    const { patient: registered } = v.parse(RegisteredPatient, await answer.json());
    expect((await patient(registered._id))?.warningSigns).toEqual(['chest-pain', 'allergy']);
    expect(await alertOf(registered._id)).toEqual([{ kind: 'urgent', signs: ['chest-pain', 'allergy'] }]);
  });

  it('call once when the same registration is sent again', async () => {
    const headers = ticks('bleeding', { ...kiosk, 'idempotency-key': randomUUID() });
    const first = await calm(headers);
    expect(await calm(headers)).toBe(first);
    expect(await alertOf(first)).toEqual([{ kind: 'urgent', signs: ['bleeding'] }]);
  });

  it.each(['', 'fever', '__proto__', "'; drop table patients; --", ',,,', 'chest-pain'.repeat(400)])(
    'that are none (%#) cost nothing and make nobody urgent',
    async (hostile) => {
      const _id = await calm(ticks(hostile));
      expect((await patient(_id))?.urgent).toBeUndefined();
      expect(await alertOf(_id)).toEqual([]);
    },
  );

  it('that are known count beside one that is not', async () => {
    const _id = await calm(ticks('nonsense, self-harm'));
    expect((await patient(_id))?.warningSigns).toEqual(['self-harm']);
  });
});
