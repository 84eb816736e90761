import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CaseBody } from '#shared/contract/prescription/prescription-draft.ts';
import { RegistrationDraft } from '#shared/contract/prescription/registration-draft.ts';
import { fail, succeed } from '#shared/result.ts';
import * as v from 'valibot';
import { createEmbeddedGateway } from '#server/gateways/prescription-ai/embedded-gateway.ts';
import type { PrescriptionGateway } from '#server/gateways/prescription-ai/prescription-problem.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { draftDue } from '#server/services/prescriptions/registration/draft-due.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get, send } from '../../../support/server/staff.ts';
import { book, booking, post, registered } from '../../../support/server/visits.ts';

const DAY_MS = 24 * 3_600_000;
const RECORD = { symptoms: '', medicalHistory: '', diagnosis: '', medications: '', notes: '', allergies: [] };
let server: TestServer;
let doctor: string;
let admin: string;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  [doctor, admin] = [await doctorCookie(server, 'DOCA'), await adminCookie(server)];
});
beforeEach(() => server.sql('delete from registration_drafts'));
afterAll(() => server.stop());

async function visit(over: Record<string, unknown> = {}): Promise<string> {
  const id = await registered(server, { symptoms: ['headache'], ...over });
  const answer = await book(server, booking(id, 'DOCA'), { 'idempotency-key': randomUUID() });
  expect(answer.status).toBe(201);
  return id;
}

const work = (gateway: PrescriptionGateway = createEmbeddedGateway(), now = new Date()) =>
  draftDue({
    database: server.dependencies.database,
    gateway,
    timeoutMs: 1_000,
    now: () => now,
    signal: new AbortController().signal,
  });

const path = (id: string) => `/api/prescription/registration-draft/${id}`;
async function drafted(id: string) {
  const answer = await get(server, path(id), doctor);
  expect(answer.status).toBe(200);
  return v.parse(RegistrationDraft, await answer.json());
}
const sign = (patientId: string) =>
  post(
    server,
    '/api/prescription/generate',
    { patientId, symptoms: ['headache'] },
    {
      cookie: doctor,
      'idempotency-key': randomUUID(),
    },
  );

describe('a registration', () => {
  it('makes a draft for the doctor, from what was said and without name or number', async () => {
    const id = await visit();
    expect(await drafted(id)).toMatchObject({ state: 'waiting' });
    expect(await work()).toBe(1);
    const made = await drafted(id);
    expect(made).toMatchObject({
      state: 'ready',
      report: '34-year-old woman.',
      symptoms: ['headache'],
      draft: { medications: [{ medication: expect.stringContaining('Paracetamol') }], source: 'rules' },
    });
    expect(JSON.stringify(made)).not.toMatch(/Gomez|1234567/);
    const seen = await server.sql(`select 1 from audit_entries where action = 'draft-viewed' and subject_id = $1`, [
      id,
    ]);
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['a warning sign that the device heard', { urgent: true }, 'Warning signs were seen'],
    ['a warning sign among the symptoms', { symptoms: ['chest pain', 'sweating'] }, 'Warning sign: '],
    ['a pregnancy', { symptoms: ['pregnant', 'headache'] }, 'The patient is pregnant.'],
    ['a baby', { age: 0, symptoms: ['cough'] }, 'The patient is under 2 years old.'],
    ['a complaint that the rules do not know', { symptoms: ['blue elbows'] }, 'None of the symptoms'],
  ])('with %s makes none, and says why', async (_what, over, reason) => {
    const id = await visit(over);
    await work();
    const made = await drafted(id);
    expect(made).toMatchObject({
      state: 'refused',
      reasons: expect.arrayContaining([expect.stringContaining(reason)]),
    });
    expect(made.draft).toBeUndefined();
  });

  it('that was corrected since is drafted anew, and the old draft is not shown', async () => {
    const id = await visit();
    await work();
    await send(server, 'PUT', `/api/patients/record/${id}`, doctor, {
      ...RECORD,
      allergies: ['paracetamol'],
      weightKg: null,
      updatedAt: null,
    });
    expect(await drafted(id)).toMatchObject({ state: 'waiting', isChanged: true });
    await work();
    const again = await drafted(id);
    expect(again).toMatchObject({ state: 'ready', report: '34-year-old woman.\nAllergies: paracetamol.' });
    expect(JSON.stringify(again.draft?.medications)).not.toContain('Paracetamol');
  });

  it('is drafted once by however many processes', async () => {
    const ids = [await visit(), await visit(), await visit(), await visit()];
    const cases: CaseBody[] = [];
    const rules = createEmbeddedGateway();
    const counting: PrescriptionGateway = {
      draft: (body, signal) => {
        cases.push(body);
        return rules.draft(body, signal);
      },
    };
    const done = await Promise.all([work(counting), work(counting), work(counting)]);
    expect([done.reduce((sum, one) => sum + one, 0), cases.length]).toEqual([4, 4]);
    for (const id of ids) expect(await drafted(id)).toMatchObject({ state: 'ready' });
  });

  it('is tried again when the service fails, and after five times the doctor is told', async () => {
    const id = await visit();
    const down: PrescriptionGateway = { draft: () => Promise.resolve(fail({ kind: 'unreachable' })) };
    let now = Date.now();
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      expect(await work(down, new Date(now))).toBe(1);
      expect(await work(down, new Date(now))).toBe(0);
      expect(await drafted(id)).toMatchObject({ state: 'waiting' });
      now += DAY_MS / 24;
    }
    await work(down, new Date(now));
    expect(await drafted(id)).toMatchObject({ state: 'failed' });
  });

  it('that is corrected while a draft is being written shows no draft of the old facts', async () => {
    const id = await visit();
    const slow: PrescriptionGateway = {
      draft: async (body) => {
        await server.sql(`update patients set age = 3 where id = $1`, [id]);
        return succeed(await madeBy(body));
      },
    };
    await work(slow);
    expect(await drafted(id)).toMatchObject({ state: 'waiting', isChanged: true });
  });
});

async function madeBy(body: CaseBody) {
  const made = await createEmbeddedGateway().draft(body, new AbortController().signal);
  if (!made.ok) throw new Error('no draft');
  return made.value;
}

describe('the draft', () => {
  it('is gone once a prescription is signed, discarded, or the visit is over', async () => {
    const [signed, discarded, over] = [await visit(), await visit(), await visit()];
    await work();
    expect((await sign(signed)).status).toBe(201);
    expect((await send(server, 'DELETE', path(discarded), doctor)).status).toBe(200);
    expect((await send(server, 'DELETE', path(discarded), doctor)).status).toBe(200);
    await server.sql(`update appointments set status = 'completed' where patient_id = $1`, [over]);
    for (const id of [signed, discarded, over]) expect(await drafted(id)).toEqual({ state: 'none' });
    const kept = await server.sql(`select subject_id from audit_entries where action = 'draft-discarded'`);
    expect(kept).toEqual([{ subject_id: discarded }]);
  });

  it('is for doctors alone, and of a patient who exists', async () => {
    const id = await visit();
    expect((await get(server, path(id), admin)).status).toBe(403);
    expect((await get(server, path(id))).status).toBe(401);
    expect((await get(server, path(randomUUID()), doctor)).status).toBe(404);
    expect((await send(server, 'DELETE', path('x'), doctor)).status).toBe(404);
  });

  it('goes with the patient: not drafted for a deleted one, exported with the data, erased, and purged after 30 days', async () => {
    const [id, old] = [await visit(), await visit()];
    await work();
    const data = await (await get(server, `/api/patients/data/${id}`, admin)).json();
    expect(data).toMatchObject({ data: { registration_drafts: [{ draft: expect.any(Object) }] } });
    await send(server, 'DELETE', `/api/patients/delete-patient/${id}`, admin);
    expect((await get(server, path(id), doctor)).status).toBe(404);
    expect((await send(server, 'POST', `/api/patients/erase/${id}`, admin)).status).toBe(200);
    expect(await server.sql('select 1 from registration_drafts')).toHaveLength(1);
    await server.sql('update registration_drafts set due_at = now()');
    await server.sql('update patients set deleted_at = now() where id = $1', [old]);
    await work({ draft: () => Promise.reject(new Error('asked for a deleted patient')) });
    expect(await server.sql('select 1 from registration_drafts')).toEqual([]);
    await visit();
    await purge(server.dependencies.database.orm, new Date(Date.now() + 31 * DAY_MS));
    expect(await server.sql('select 1 from registration_drafts')).toEqual([]);
  });
});

it('where drafts at registration are turned off, a doctor is told of none', async () => {
  const off = await startTestServer({ env: { AI_AT_REGISTRATION: 'off' } });
  await addDoctor(off, 'DOCA');
  const answer = await get(off, path(await registered(off)), await doctorCookie(off, 'DOCA'));
  expect(await answer.json()).toEqual({ state: 'none' });
  await off.stop();
});
