import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '#server/services/clinic/purge.ts';
import { addClient, tokenOf } from '../../support/interop/clients.ts';
import { askFhir, faultsOf } from '../../support/interop/fhir.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, get, send } from '../../support/server/staff.ts';
import { faultsOfLedger, NO_FAULTS } from '../../support/server/database/ledger.ts';
import { ONE_HOUR, withHours } from '../../support/server/times.ts';

const now = new Date('2027-01-30T18:00:00Z');
let server: TestServer;
let admin: string;
let token: string;

beforeAll(async () => {
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now: () => now } });
  await addAdmin(server);
  admin = await adminCookie(server);
  await addDoctor(server, 'DOCA');
  await withHours(server, 'DOCA', ONE_HOUR);
  await addDoctor(server, 'DOCB');
  token = await tokenOf(
    server,
    await addClient(server, admin, ['system/Patient.c', 'system/Appointment.c', 'system/*.rs']),
  );
});
afterAll(() => server.stop());

const number = () => ({ system: 'urn:oid:1.2.3', value: `MRN-${randomUUID()}` });
const patient = (over: object = {}) => ({
  resourceType: 'Patient',
  identifier: [number()],
  name: [{ given: ['Ana', 'Maria'], family: 'Evening' }],
  gender: 'female',
  birthDate: '1980-02-01',
  telecom: [{ system: 'phone', value: '+43 660 111222' }],
  ...over,
});
const visit = (whom: object, start: string, over: object = {}) => ({
  resourceType: 'Appointment',
  identifier: [number()],
  status: 'booked',
  start,
  end: start,
  participant: [
    { actor: whom, status: 'accepted' },
    { actor: { identifier: { system: 'urn:frontdesk:doctor-code', value: 'DOCA' } }, status: 'accepted' },
  ],
  ...over,
});
const create = (body: { resourceType: string }, own = token) =>
  askFhir(server, own, body.resourceType, {
    method: 'POST',
    headers: { 'content-type': 'application/fhir+json' },
    body: JSON.stringify(body),
  });

describe('a hospital’s system that sends tomorrow’s list in the evening', () => {
  it('registers a patient by the form’s rules, who stands in the staff’s list', async () => {
    const answer = await create(patient());
    expect(answer.status).toBe(201);
    const made = await answer.clone().json();
    expect(faultsOf(made)).toEqual([]);
    expect(answer.headers.get('location')).toBe(`${server.url}/fhir/Patient/${made.id}`);
    const list = await (await get(server, '/api/patients/get-all', admin)).json();
    expect(list).toContainEqual(
      expect.objectContaining({ _id: made.id, name: 'Ana Maria Evening', age: 46, gender: 'female' }),
    );
  });

  it('gets the same patient for the same identifier, also when sixteen come at once', async () => {
    const same = patient();
    const answers = await Promise.all(Array.from({ length: 16 }, () => create(same)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(15);
    const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
    expect(new Set(ids).size).toBe(1);
    const again = await create({ ...same, name: [{ text: 'Corrected Elsewhere' }] } as { resourceType: string });
    expect([again.status, (await again.json()).id]).toEqual([200, ids[0]]);
  });

  it('gets the same patient for a number beside a new one, and the new one belongs to nobody', async () => {
    const known = patient();
    const { id } = await (await create(known)).json();
    const fresh = number();
    const again = await create(patient({ identifier: [fresh, known.identifier[0]] }));
    expect([again.status, (await again.json()).id]).toEqual([200, id]);
    const other = await create(patient({ identifier: [fresh] }));
    expect(other.status, await other.clone().text()).toBe(201);
    expect((await other.json()).id).not.toBe(id);
  });

  it('books a time, of which there is one, and is told when it is taken', async () => {
    const whom = patient();
    await create(whom);
    const at = '2027-02-01T09:15:00Z';
    const sent = visit({ identifier: whom.identifier[0] }, at, { reasonCode: [{ text: 'knee pain' }] });
    const booked = await create(sent);
    expect(booked.status, await booked.clone().text()).toBe(201);
    const made = await booked.json();
    expect(made).toMatchObject({ status: 'booked', start: '2027-02-01T09:15:00.000Z', minutesDuration: 15 });
    expect(faultsOf(made)).toEqual([]);
    const again = await create(sent);
    expect([again.status, (await again.json()).id]).toEqual([200, made.id]);
    const other = await create(visit({ identifier: whom.identifier[0] }, at));
    expect(other.status).toBe(409);
    expect(await other.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'conflict' }] });
    const list = await (await get(server, '/api/patients/get-all', admin)).json();
    expect(list).toContainEqual(expect.objectContaining({ symptoms: ['knee pain'] }));
    expect(await faultsOfLedger(server)).toEqual(NO_FAULTS);
  });

  it('books any time with a doctor who keeps no hours here', async () => {
    const { id } = await (await create(patient())).json();
    const [doctor] = await server.sql<{ id: string }>(`select id from doctors where code = 'DOCB'`);
    const participant = [
      { actor: { reference: `Patient/${id}` } },
      { actor: { reference: `Practitioner/${doctor?.id ?? ''}` } },
    ];
    expect((await create(visit({}, '2027-02-01T13:40:00Z', { participant }))).status).toBe(201);
    const walkIn = { participant, status: 'proposed', start: undefined };
    expect((await create(visit({}, '', walkIn))).status).toBe(201);
  });

  it('marks whose words hold a warning sign, and calls the desk', async () => {
    const extension = [{ url: 'urn:frontdesk:fhir:symptom', valueString: 'crushing chest pain, cannot breathe' }];
    const { id } = await (await create(patient({ extension }))).json();
    expect(await server.sql('select urgent from patients where id = $1', [id])).toEqual([{ urgent: true }]);
    expect(await server.sql(`select kind from staff_alerts where patient_id = $1`, [id])).toEqual([{ kind: 'urgent' }]);
  });
});

describe('a visit that another system sends', () => {
  const words: readonly (readonly [string, object])[] = [
    ['a reason', { reasonCode: [{ text: 'crushing chest pain' }] }],
    [
      'a reason of a list',
      { reasonCode: [{ coding: [{ system: 'urn:x', code: '1', display: 'Severe chest pain' }] }] },
    ],
    ['a condition that is named', { reasonReference: [{ reference: 'Condition/1', display: 'cannot breathe' }] }],
    ['the description', { description: 'she says: crushing chest pain' }],
    ['the comment', { comment: `${'please be on time. '.repeat(30)}He has crushing chest pain.` }],
  ];
  const alerts = (id: string) =>
    server.sql(`select kind, place from staff_alerts where patient_id = $1 and acknowledged_at is null`, [id]);
  const walkIn = (id: string, over: object) =>
    visit({ reference: `Patient/${id}` }, '', {
      status: 'proposed',
      start: undefined,
      end: undefined,
      participant: [
        { actor: { reference: `Patient/${id}` } },
        { actor: { identifier: { system: 'urn:frontdesk:doctor-code', value: 'DOCB' } } },
      ],
      ...over,
    });

  it.each(words)('calls the desk for a warning sign in %s, once, and the staff read why', async (_where, said) => {
    const extension = [{ url: 'urn:frontdesk:fhir:symptom', valueString: 'a cough' }];
    const { id } = await (await create(patient({ extension }))).json();
    const before = (await server.sql(`select 1 from staff_alerts`)).length;
    const sent = walkIn(id, said);
    expect((await create(sent)).status).toBe(201);
    expect(await alerts(id)).toEqual([{ kind: 'urgent', place: 'Hospital system' }]);
    // The same list again, and another visit of hers, while nobody has answered yet.
    expect((await create(sent)).status).toBe(200);
    await create(walkIn(id, said));
    expect((await server.sql(`select 1 from staff_alerts`)).length).toBe(before + 1);
    const [row] = await server.sql<{ urgent: boolean; symptoms: string[] }>(
      'select urgent, symptoms from patients where id = $1',
      [id],
    );
    expect(row?.urgent).toBe(true);
    expect(row?.symptoms).toHaveLength(2);
    expect(row?.symptoms[1]).toBe('a cough');
  });

  it('calls for whoever stands for a patient who was merged', async () => {
    const [survivor, merged] = [await (await create(patient())).json(), await (await create(patient())).json()];
    const { version } = await (await get(server, `/api/patients/merge/${survivor.id}?with=${merged.id}`, admin)).json();
    const body = { survivor: survivor.id, merged: merged.id, take: [], version };
    expect((await send(server, 'POST', '/api/patients/merge', admin, body)).status).toBe(200);
    expect((await create(walkIn(merged.id, { description: 'crushing chest pain' }))).status).toBe(201);
    expect(await alerts(survivor.id)).toHaveLength(1);
  });

  it('calls nobody for what is denied, long ago, or no sign', async () => {
    for (const description of ['no chest pain', 'chest pain ten years ago, now a check-up', 'knee pain']) {
      const { id } = await (await create(patient())).json();
      expect((await create(walkIn(id, { description }))).status).toBe(201);
      expect(await alerts(id), description).toEqual([]);
    }
  });

  it('whose meaning something changes that is not known here is refused', async () => {
    const changed = { modifierExtension: [{ url: 'urn:x:not-a-visit', valueBoolean: true }] };
    const { id } = await (await create(patient())).json();
    for (const body of [walkIn(id, changed), patient(changed), patient({ active: false })]) {
      const answer = await create(body);
      expect([answer.status, (await answer.json()).resourceType]).toEqual([422, 'OperationOutcome']);
    }
  });
});

describe('what cannot be taken', () => {
  it('is refused with what is wrong, and leaves nothing', async () => {
    const before = await server.sql('select count(*) from patients');
    const wrong: readonly (readonly [object, number])[] = [
      [patient({ identifier: [] }), 422],
      [patient({ name: [{ text: '???' }] }), 422],
      [patient({ gender: 'unknown' }), 422],
      [patient({ birthDate: undefined }), 422],
      [patient({ birthDate: '2099-01-01' }), 422],
      [patient({ birthDate: '1800-01-01' }), 422],
      [patient({ generalPractitioner: [{ reference: 'Practitioner/NOBODY' }] }), 422],
      [visit({ identifier: { value: 'never sent' } }, '2027-02-01T09:00:00Z'), 422],
      [visit({ reference: `Patient/${randomUUID()}` }, '2027-02-01T09:00:00Z'), 422],
      [visit({ reference: 'Patient/x' }, '2027-02-01 09:00'), 422],
      [visit({}, '2027-02-01T09:00:00Z'), 422],
      // Nobody is booked on the third of March instead, and an offset without minutes is no FHIR.
      [visit({ reference: 'Patient/x' }, '2027-02-31T09:00:00Z'), 422],
      [visit({ reference: 'Patient/x' }, '2027-02-01T09:00:00+05'), 422],
    ];
    for (const [body, status] of wrong) {
      const answer = await create(body as { resourceType: string });
      expect([answer.status, JSON.stringify(body)]).toEqual([status, JSON.stringify(body)]);
      expect(faultsOf(await answer.json())).toEqual([]);
    }
    const { id } = await (await create(patient())).json();
    for (const at of ['2027-02-01T09:07:00Z', '2020-02-01T09:00:00Z'])
      expect((await create(visit({ reference: `Patient/${id}` }, at))).status, at).toBe(409);
    expect((await create({ resourceType: 'Observation' })).status).toBe(405);
    const sendAs = async (type: string) =>
      (await askFhir(server, token, 'Patient', { method: 'POST', body: '{', headers: { 'content-type': type } }))
        .status;
    expect([await sendAs('text/plain'), await sendAs('application/fhir+json')]).toEqual([415, 400]);
    const after = await server.sql('select count(*) from patients');
    expect(Number(after[0]?.['count'])).toBe(Number(before[0]?.['count']) + 1);
  });

  it('comes from a system without the scope, or from staff', async () => {
    const reader = await tokenOf(server, await addClient(server, admin, ['system/*.rs', 'system/Appointment.c']));
    expect((await create(patient(), reader)).status).toBe(403);
    const answer = await send(server, 'POST', '/fhir/Patient', admin, patient());
    expect(answer.status).toBe(403);
  });

  it('is who has been erased: 410, and nobody is made again', async () => {
    const sent = patient();
    const { id } = await (await create(sent)).json();
    expect((await send(server, 'DELETE', `/api/patients/delete-patient/${id}`, admin)).status).toBe(200);
    expect((await create(sent)).status).toBe(410);
    await purge(server.dependencies.database.orm, new Date(now.getTime() + 40 * 24 * 3_600_000));
    expect((await create(sent)).status).toBe(410);
    const rows = JSON.stringify(await server.sql('select * from external_identifiers where resource_id = $1', [id]));
    expect(rows).not.toContain(sent.identifier[0]?.value);
  });
});
