import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppointmentList } from '#shared/contract/appointment/appointments.ts';
import { PatientPage } from '#shared/contract/patient/correction.ts';
import { MergeComparison, MergeDone, MergeUndone, type MergeField } from '#shared/contract/patient/merge.ts';
import { ViewPatients } from '#shared/contract/patient/patients.ts';
import { Found } from '#shared/contract/search/found.ts';
import { AuditPage } from '#shared/contract/staff/audit.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import {
  addAdmin,
  addDoctor,
  addReceptionist,
  adminCookie,
  doctorCookie,
  get,
  RECEPTIONIST,
  send,
} from '../../../support/server/staff.ts';
import { book, booking, post, register, registration } from '../../../support/server/visits.ts';

let server: TestServer;
let admin: string;
let doctor: string;
/** Who stays, and who goes. */
let ann: string;
let anna: string;

beforeAll(async () => {
  server = await startTestServer({ env: { REGISTRATION_BURST: '100000', CLINIC_TIME_ZONE: 'UTC' } });
  await addAdmin(server);
  await addReceptionist(server);
  await addDoctor(server, 'DOCA', { name: 'Dr. Ada' });
  await addDoctor(server, 'DOCB', { name: 'Dr. Bo' });
});
beforeEach(async () => {
  [admin, doctor] = [await adminCookie(server), await doctorCookie(server, 'DOCA')];
  await server.sql(`${LIFTED} truncate appointments, patients, audit_entries, queue_entries cascade`);
  ann = await person({ name: 'Ann Lee', phone: '+43 660 1111111', symptoms: ['cough'] }, 'T1ST-0001', 'DOCA');
  anna = await person(
    { name: 'Anna Leigh', phone: '+43 660 2222222', symptoms: ['Cough', 'chest pain'], urgent: true },
    'T1ST-0002',
    'DOCB',
  );
});
afterAll(() => server.stop());

async function person(over: Record<string, unknown>, ticket: string, doctorId: string): Promise<string> {
  const _id = randomUUID();
  const headers = { 'frontdesk-ticket': ticket };
  const said = await register(server, registration({ ...over, _id, doctorId }), {
    ...headers,
    'idempotency-key': randomUUID(),
  });
  expect(said.status).toBe(201);
  expect((await book(server, booking(_id, doctorId), { ...headers, 'idempotency-key': randomUUID() })).status).toBe(
    201,
  );
  return _id;
}

const compare = (one = ann, other = anna) => get(server, `/api/patients/merge/${one}?with=${other}`, admin);
const seen = async (one = ann, other = anna) => v.parse(MergeComparison, await (await compare(one, other)).json());
const merge = async (take: readonly MergeField[] = [], pair = { survivor: ann, merged: anna }) =>
  send(server, 'POST', '/api/patients/merge', admin, {
    ...pair,
    take,
    version: (await seen(pair.survivor, pair.merged)).version,
  });
const merged = async (...given: Parameters<typeof merge>) => {
  const answer = await merge(...given);
  expect(answer.status).toBe(200);
  return v.parse(MergeDone, await answer.json()).mergeId;
};
const undo = (mergeId: string) => send(server, 'POST', `/api/patients/merges/${mergeId}/undo`, admin);
const undone = async (mergeId: string) => {
  const answer = await undo(mergeId);
  expect(answer.status).toBe(200);
  return v.parse(MergeUndone, await answer.json()).kept;
};
const pageOf = async (id: string) => {
  const answer = await get(server, `/api/patients/patient/${id}`, admin);
  return answer.status === 200 ? v.parse(PatientPage, await answer.json()) : undefined;
};
const saveRecord = async (id: string, fields: Record<string, unknown>, updatedAt: string | null = null) =>
  send(server, 'PUT', `/api/patients/record/${id}`, doctor, {
    symptoms: '',
    medicalHistory: '',
    diagnosis: '',
    medications: '',
    notes: '',
    allergies: [],
    weightKg: null,
    ...fields,
    updatedAt,
  });
const recordOf = async (id: string) => {
  const { record }: { record: Record<string, unknown> } = await (
    await get(server, `/api/patients/record/${id}`, admin)
  ).json();
  return record;
};
const prescribe = (patientId: string, over: Record<string, unknown> = {}) =>
  post(
    server,
    '/api/doctorDashboard/generate-prescription',
    {
      patientId,
      symptoms: ['cough'],
      medicines: [{ name: 'Paracetamol', dosage: '500 mg', frequency: 'twice' }],
      notes: '',
      ...over,
    },
    { cookie: doctor },
  );
/** Everything that a merge may touch, so that two states can be compared. */
const everything = () =>
  Promise.all(
    [
      'select id, name, age, gender, phone, doctor_id, symptoms, urgent, sample, ticket, findable, findable_words, deleted_at, merged_into from patients order by id',
      'select id, patient_id, origin, registered_as, ticket, status, patient_findable from appointments order by id',
      'select id, patient_id from prescriptions order by id',
      'select id, patient_id, acknowledged_at from staff_alerts order by id',
      'select patient_id, notes, allergies, weight_kg from patient_records order by patient_id',
    ].map((query) => server.sql(query)),
  );

describe('two patients side by side', () => {
  it('are shown with all that tells them apart, to administrators only, and the look is written down', async () => {
    await saveRecord(anna, { allergies: ['penicillin'], weightKg: 61 });
    await prescribe(anna);
    const { sides } = await seen();
    expect(sides[0]).toMatchObject({
      _id: ann,
      name: 'Ann Lee',
      doctorName: 'Dr. Ada',
      allergies: null,
      visits: 1,
      prescriptions: 0,
    });
    expect(sides[1]).toMatchObject({
      urgent: true,
      allergies: ['penicillin'],
      weightKg: 61,
      ticket: 'T1ST-0002',
      prescriptions: 1,
    });
    expect(await server.sql(`select 1 from audit_entries where action = 'patient-viewed'`)).toHaveLength(2);
    for (const cookie of [await adminCookie(server, RECEPTIONIST), doctor]) {
      expect((await get(server, `/api/patients/merge/${ann}?with=${anna}`, cookie)).status).toBe(403);
      expect((await send(server, 'POST', '/api/patients/merge', cookie, {})).status).toBe(403);
    }
  });

  it('are no two where one is the other, or unknown', async () => {
    for (const [one, other] of [
      [ann, ann],
      [ann, randomUUID()],
      ['x', anna],
    ] as const)
      expect((await compare(one, other)).status).toBe(404);
  });
});

describe('a merge', () => {
  it('leaves one patient with the visits, prescriptions and alerts of both, and the values chosen', async () => {
    await prescribe(anna);
    await prescribe(ann);
    await merged(['name', 'doctorId']);
    const page = await pageOf(ann);
    expect(page?.patient).toMatchObject({
      name: 'Anna Leigh',
      phone: '+43 660 1111111',
      doctorId: 'DOCB',
      ticket: 'T1ST-0001',
    });
    const history = await (await get(server, `/api/doctorDashboard/patient-history/${ann}`, admin)).json();
    expect([history.visits.length, history.prescriptions.length]).toEqual([2, 2]);
    expect(await server.sql('select 1 from staff_alerts where patient_id = $1', [ann])).toHaveLength(1);
    const list = await get(server, '/api/adminDashboard/view-patients', admin);
    expect(v.parse(ViewPatients, await list.json()).patients.map(({ _id }) => _id)).toEqual([ann]);
  });

  it('unites what must never be dropped: allergies, warning signs, and what doctors have written', async () => {
    await saveRecord(ann, { allergies: ['Latex'], notes: 'walks', medications: 'none', weightKg: 60 });
    await saveRecord(anna, { allergies: ['latex', 'penicillin'], notes: 'smokes', medications: 'none', weightKg: 61 });
    await merged(['weightKg']);
    expect(await recordOf(ann)).toMatchObject({
      allergies: ['Latex', 'penicillin'],
      notes: 'walks\n\nsmokes',
      medications: 'none',
      weightKg: 61,
    });
    const page = await pageOf(ann);
    expect(page?.patient).toMatchObject({ urgent: true, symptoms: ['Cough', 'chest pain'] });
    expect(page?.patient.warningSigns).not.toEqual([]);
  });

  it('is found by the old name, the old ticket and the old phone, in every list', async () => {
    await merged();
    for (const search of ['anna leigh', 'T1ST-0002', '2222222', 'ann lee', 'T1ST-0001']) {
      const found = v.parse(Found, await (await get(server, `/api/search?search=${search}`, admin)).json());
      expect(found.patients.map(({ _id }) => _id)).toEqual([ann]);
      const listed = await get(server, `/api/adminDashboard/view-patients?search=${search}&limit=5`, admin);
      expect(v.parse(ViewPatients, await listed.json()).patients).toHaveLength(1);
      const visits = await get(server, `/api/appointments/admin/appointments?patient=${search}&limit=5`, admin);
      expect(v.parse(AppointmentList, await visits.json()).appointments).toHaveLength(2);
    }
    await send(server, 'PATCH', `/api/patients/${ann}`, admin, {
      now: { name: 'Anne Lee' },
      seen: { name: 'Ann Lee' },
    });
    const still = v.parse(Found, await (await get(server, '/api/search?search=anna leigh', admin)).json());
    expect(still.patients.map(({ name }) => name)).toEqual(['Anne Lee']);
  });

  it('keeps each visit’s own ticket, and calls the urgent first in a visit that was entered without signs', async () => {
    await server.sql('update appointments set ticket = null');
    const [own] = await server.sql<{ id: string }>('select id from appointments where patient_id = $1', [ann]);
    await send(server, 'POST', '/api/queue/check-in', admin, { appointmentId: own?.id });
    await merged();
    expect(await server.sql('select ticket, priority from queue_entries')).toEqual([
      { ticket: 'T1ST-0001', priority: 2 },
    ]);
    expect(await server.sql(`select ticket from appointments where origin = 'merged'`)).toEqual([
      { ticket: 'T1ST-0002' },
    ]);
  });

  it('opens the one who stays at the address of the other, whose record and history read and save there', async () => {
    await merged();
    expect((await pageOf(anna))?.patient._id).toBe(ann);
    expect((await saveRecord(anna, { notes: 'written on the old page' })).status).toBe(200);
    expect(await recordOf(ann)).toMatchObject({ notes: 'written on the old page' });
    expect((await get(server, `/api/doctorDashboard/patient-history/${anna}`, admin)).status).toBe(200);
  });

  it('is written down with the old values, until the patient is erased; whoever was merged is erased with them, not before', async () => {
    await merged(['name', 'phone']);
    const log = v.parse(
      AuditPage,
      await (await get(server, `/api/audit?patient=${ann}&action=patient-merged`, admin)).json(),
    );
    expect(log.entries[0]?.details).toMatchObject({
      other: anna,
      changes: expect.arrayContaining([
        { field: 'name', before: 'Ann Lee' },
        { field: 'phone', before: '+43 660 1111111' },
      ]),
    });
    const later = (days: number) => new Date(Date.now() + days * 24 * 3_600_000);
    await purge(server.dependencies.database.orm, later(40));
    expect(await server.sql('select 1 from patients')).toHaveLength(2);
    admin = await adminCookie(server);
    await send(server, 'DELETE', `/api/patients/delete-patient/${ann}`, admin);
    const bin = await (await get(server, '/api/patients/deleted', admin)).json();
    expect(bin.patients.map(({ _id }: { _id: string }) => _id)).toEqual([ann]);
    await purge(server.dependencies.database.orm, later(40));
    for (const table of ['patients', 'appointments', 'patient_merges', 'patient_merge_moves', 'staff_alerts'])
      expect(await server.sql(`select 1 from ${table}`)).toEqual([]);
    expect(await server.sql(`select details from audit_entries where action = 'patient-merged'`)).toEqual([
      { details: null },
    ]);
  });

  it('asked again is done already; of what was corrected meanwhile it wants another look', async () => {
    const { version } = await seen();
    const body = { survivor: ann, merged: anna, take: [], version };
    const first = await send(server, 'POST', '/api/patients/merge', admin, body);
    expect(await (await send(server, 'POST', '/api/patients/merge', admin, body)).json()).toEqual(await first.json());
    await server.sql('truncate appointments, patients cascade');
    [ann, anna] = [await person({ name: 'A' }, 'T1ST-0003', 'DOCA'), await person({ name: 'B' }, 'T1ST-0004', 'DOCA')];
    const old = await seen();
    await send(server, 'PATCH', `/api/patients/${anna}`, admin, { now: { name: 'C' }, seen: { name: 'B' } });
    const late = await send(server, 'POST', '/api/patients/merge', admin, {
      survivor: ann,
      merged: anna,
      take: ['name'],
      version: old.version,
    });
    expect(late.status).toBe(409);
    expect(v.parse(ProblemBody, await late.json()).overtaken?.current).toMatchObject({
      sides: [{ name: 'A' }, { name: 'C' }],
    });
  });

  it('refuses two records that are too long for one, and changes nothing', async () => {
    await saveRecord(ann, { notes: 'a'.repeat(5000) });
    await saveRecord(anna, { notes: 'b'.repeat(5000) });
    const before = await everything();
    expect((await merge()).status).toBe(422);
    expect(await everything()).toEqual(before);
  });

  it('of a sample and a real patient is real: removing the samples takes nothing of it', async () => {
    await server.sql('update patients set sample = true where id = $1', [ann]);
    await merged();
    expect(await server.sql('select sample from patients where id = $1', [ann])).toEqual([{ sample: false }]);
  });
});

describe('what arrives for somebody who was merged', () => {
  const late = async () => {
    const id = randomUUID();
    expect(
      (await register(server, registration({ _id: id, name: 'Late Leigh' }), { 'idempotency-key': randomUUID() }))
        .status,
    ).toBe(201);
    return id;
  };

  it('a booking of a device that was offline goes to whoever stays, once, also in two steps', async () => {
    const id = await late();
    await merged([], { survivor: anna, merged: id });
    await merged([], { survivor: ann, merged: anna });
    const answers = await Promise.all(
      [1, 2, 3].map(() => book(server, booking(id, 'DOCA'), { 'idempotency-key': randomUUID() })),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    expect(await server.sql('select patient_id from appointments where registered_as = $1', [id])).toEqual([
      { patient_id: ann },
    ]);
  });

  it('a prescription that was being written is checked against what is known of both, and is theirs', async () => {
    await saveRecord(ann, { allergies: ['penicillin'] });
    await merged();
    const medicines = [{ name: 'Amoxicillin', dosage: '500 mg', frequency: 'twice' }];
    expect((await prescribe(anna, { medicines, overrideReason: '' })).status).toBe(409);
    expect((await prescribe(anna)).status).toBe(201);
    expect(await server.sql('select patient_id from prescriptions')).toEqual([{ patient_id: ann }]);
  });

  it('a correction or a delete on an old screen is refused in words, and does nothing to whoever stays', async () => {
    await merged();
    for (const answer of [
      await send(server, 'PATCH', `/api/patients/${anna}`, admin, { now: { age: 40 }, seen: {} }),
      await send(server, 'DELETE', `/api/patients/delete-patient/${anna}`, admin),
    ]) {
      expect(answer.status).toBe(409);
      expect(v.parse(ProblemBody, await answer.json()).message).toMatch(/merged/u);
    }
    expect((await send(server, 'POST', `/api/patients/restore-patient/${anna}`, admin)).status).toBe(404);
    expect(await pageOf(ann)).toBeDefined();
  });
});

describe('undoing a merge', () => {
  it('puts everything back exactly as it was', async () => {
    await prescribe(anna);
    await saveRecord(ann, { allergies: ['latex'] });
    await saveRecord(anna, { allergies: ['penicillin'], weightKg: 61 });
    const before = await everything();
    const id = await merged(['name', 'age', 'gender', 'phone', 'doctorId', 'weightKg']);
    expect(await everything()).not.toEqual(before);
    expect(await undone(id)).toEqual([]);
    expect(await everything()).toEqual(before);
    expect((await undo(id)).status).toBe(200);
    expect(await server.sql(`select 1 from audit_entries where action = 'patient-merge-undone'`)).toHaveLength(1);
  });

  it('gives back what has come for the one since, and leaves what came for the other', async () => {
    const id = randomUUID();
    await register(server, registration({ _id: id, name: 'Late Leigh' }), { 'idempotency-key': randomUUID() });
    const [first, second] = [
      await merged([], { survivor: anna, merged: id }),
      await merged([], { survivor: ann, merged: anna }),
    ];
    await book(server, booking(id, 'DOCA'), { 'idempotency-key': randomUUID() });
    await prescribe(anna);
    await prescribe(ann);
    await undone(second);
    expect(await server.sql('select patient_id from prescriptions order by id')).toEqual([
      { patient_id: anna },
      { patient_id: ann },
    ]);
    expect(await server.sql('select patient_id from appointments where registered_as = $1', [id])).toEqual([
      { patient_id: anna },
    ]);
    await undone(first);
    expect(await server.sql('select origin from appointments where patient_id = $1', [id])).toEqual([
      { origin: 'registration' },
    ]);
  });

  it('leaves what somebody has changed since, and says so', async () => {
    const id = await merged(['name', 'phone']);
    await send(server, 'PATCH', `/api/patients/${ann}`, admin, {
      now: { name: 'Anne Lee' },
      seen: { name: 'Anna Leigh' },
    });
    await saveRecord(ann, { allergies: ['latex'] });
    expect((await undone(id)).toSorted()).toEqual(['name', 'record']);
    expect((await pageOf(ann))?.patient).toMatchObject({ name: 'Anne Lee', phone: '+43 660 1111111' });
    expect(await recordOf(ann)).toMatchObject({ allergies: ['latex'] });
    expect((await pageOf(anna))?.patient).toMatchObject({ name: 'Anna Leigh' });
  });

  it('is refused with the reason while another merge lies over it, or the one who stays is gone; the page says the same', async () => {
    const third = await person({ name: 'Third Lee' }, 'T1ST-0009', 'DOCA');
    const first = await merged();
    const second = await merged([], { survivor: ann, merged: third });
    expect((await pageOf(ann))?.merges).toMatchObject([
      { _id: second, name: 'Third Lee', ticket: 'T1ST-0009', blocked: null },
      { _id: first, name: 'Anna Leigh', blocked: { kind: 'later-merge', name: 'Third Lee' } },
    ]);
    const reason = async (id: string) => v.parse(ProblemBody, await (await undo(id)).json()).message;
    expect(await reason(first)).toContain('Third Lee was merged into this patient later');
    await send(server, 'DELETE', `/api/patients/delete-patient/${ann}`, admin);
    expect(await reason(second)).toContain('Ann Lee has been deleted');
    await send(server, 'POST', `/api/patients/restore-patient/${ann}`, admin);
    const other = await person({ name: 'Other' }, 'T1ST-0010', 'DOCA');
    await merged([], { survivor: other, merged: ann });
    expect(await reason(second)).toContain('merged into Other since');
  });
});

describe('at the same moment', () => {
  it('two merges of the same pair, either way round: one patient is left, and nobody is merged in a circle', async () => {
    for (let round = 0; round < 5; round += 1) {
      const [one, other] = [
        await person({ name: 'One' }, 'T1ST-0020', 'DOCA'),
        await person({ name: 'Two' }, 'T1ST-0021', 'DOCA'),
      ];
      const versions = [(await seen(one, other)).version, (await seen(other, one)).version];
      const answers = await Promise.all(
        [0, 1, 0, 1].map((way) =>
          send(server, 'POST', '/api/patients/merge', admin, {
            survivor: way ? other : one,
            merged: way ? one : other,
            take: [],
            version: versions[way],
          }),
        ),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const left = await server.sql<{ id: string }>(
        'select id from patients where id in ($1, $2) and merged_into is null',
        [one, other],
      );
      expect(left).toHaveLength(1);
      expect(await server.sql('select 1 from appointments where patient_id = $1', [left[0]?.id])).toHaveLength(2);
    }
  });

  it('a merge while an appointment is booked, a prescription signed and a record written: nothing stays with the one who is gone', async () => {
    for (let round = 0; round < 8; round += 1) {
      const [stays, goes] = [randomUUID(), randomUUID()];
      for (const _id of [stays, goes])
        await register(server, registration({ _id }), { 'idempotency-key': randomUUID() });
      const { version } = await seen(stays, goes);
      const answers = await Promise.all([
        book(server, booking(goes, 'DOCA'), { 'idempotency-key': randomUUID() }),
        prescribe(goes),
        send(server, 'POST', '/api/patients/merge', admin, { survivor: stays, merged: goes, take: [], version }),
        book(server, booking(stays, 'DOCA'), { 'idempotency-key': randomUUID() }),
        prescribe(goes),
      ]);
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 201, 201]);
      const left = (table: string) => server.sql(`select 1 from ${table} where patient_id = $1`, [goes]);
      expect([await left('appointments'), await left('prescriptions')]).toEqual([[], []]);
      expect(await server.sql('select 1 from appointments where patient_id = $1', [stays])).toHaveLength(2);
    }
  });
});
