import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CaseAnswer } from '#shared/contract/prescription/prescription-draft.ts';
import * as v from 'valibot';
import { startStandIn, type StandIn } from '../../../support/sound/speech-stand-ins.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie } from '../../../support/server/staff.ts';
import { post } from '../../../support/server/visits.ts';

const CASE = {
  medical_report_text: '34-year-old woman, Zarathustra Quillfeather, headache since yesterday. No allergies.',
  current_symptoms: ['headache'],
};

let server: TestServer;
let cookie: string;
let clock = Date.now();

beforeAll(async () => {
  server = await startTestServer({ with: { now: () => new Date(clock) } });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
  await addDoctor(server, 'DOCB');
  cookie = await doctorCookie(server, 'DOCA');
});
afterAll(() => server.stop());

const ask = (body: unknown, as = cookie, path = '/process_case/') => post(server, path, body, { cookie: as });

describe('POST /process_case/', () => {
  it.each(['/process_case/', '/process_case'])('answers a doctor with a draft, at %s', async (path) => {
    const answer = await ask(CASE, cookie, path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { status, result, message } = v.parse(CaseAnswer, await answer.json());
    expect([status, message]).toEqual(['success', expect.stringContaining('Rule-based')]);
    expect(result).toMatchObject({
      assessment: expect.stringContaining('headache'),
      medications: [
        {
          medication: expect.stringContaining('Paracetamol'),
          dosage: expect.any(String),
          frequency: expect.any(String),
          instructions: expect.any(String),
        },
      ],
      lifestyle: expect.any(String),
      considerations: expect.arrayContaining([expect.stringContaining('not a diagnosis')]),
      follow_up: expect.stringContaining('72 hours'),
      holdMedicines: [],
      emergencyInstructions: expect.stringContaining('Safety net'),
      sideEffectsNote: expect.any(String),
      rationale: expect.stringContaining('not AI'),
      engine: expect.stringContaining('no AI'),
      sources: [expect.stringContaining('OTC Drug Facts label')],
    });
  });

  it('is for doctors: 401 for nobody, 403 for an admin', async () => {
    expect((await ask(CASE, '')).status).toBe(401);
    const refused = await ask(CASE, await adminCookie(server));
    expect(refused.status).toBe(403);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
  });

  it.each([
    ['no symptom', { ...CASE, current_symptoms: [] }, 'Please add at least one symptom'],
    ['a blank report', { ...CASE, medical_report_text: ' \n ' }, 'Please provide medical report text'],
    ['neither', { medical_report_text: '', current_symptoms: [] }, 'Please add at least one symptom'],
    ['another field', { ...CASE, patientId: 'x' }, 'Please check: patientId.'],
    ['an endless report', { ...CASE, medical_report_text: 'a'.repeat(20_001) }, 'Please check: medical_report_text.'],
    ['a number for a symptom', { ...CASE, current_symptoms: [7] }, 'Please check: current_symptoms.0.'],
    ['half a body', '{"medical_report_text": ', 'The request is not valid JSON.'],
  ])('refuses %s', async (_what, body, message) => {
    const answer = await ask(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message });
  });

  it('takes sixty an hour of one doctor, and says when the next may come', async () => {
    // Whoever was refused above has paid nothing, and whoever was served has earned it back.
    clock += 20 * 60_000;
    const statuses = [];
    for (let count = 0; count < 60; count += 1) statuses.push((await ask(CASE)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await ask(CASE, cookie, '/process_case');
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('60');
    expect((await ask(CASE, await doctorCookie(server, 'DOCB'))).status).toBe(200);
    clock += 60_000;
    expect((await ask(CASE)).status).toBe(200);
  });

  it('leaves nothing of a case in the log', async () => {
    await ask(CASE);
    const text = JSON.stringify(server.logged);
    expect(text).toContain('/process_case/');
    expect(text).not.toMatch(/zarathustra|quillfeather|headache|paracetamol/i);
  });
});

describe('with an AI service', () => {
  let given: { status?: number; body: unknown };
  let standIn: StandIn;
  let served: TestServer;
  let doctor: string;
  beforeAll(async () => {
    standIn = await startStandIn(() => given);
    served = await startTestServer({ env: { AI_SERVICE_URL: standIn.url } });
    await addDoctor(served, 'DOCA');
    doctor = await doctorCookie(served, 'DOCA');
  });
  afterAll(() => Promise.all([served.stop(), standIn.stop()]));

  it.each([
    ['fails', { status: 500, body: { detail: 'Quillfeather' } }, 500, { message: 'The AI service failed.' }],
    ['refuses', { status: 404, body: {} }, 502, { message: 'The AI service refused the request (status 404).' }],
    ['breaks off', { body: '{"status":' }, 502, { message: 'The AI service sent an answer that could not be read.' }],
    ['says no', { body: { status: 'error', message: 'Loading' } }, 200, { status: 'error', message: 'Loading' }],
    ['just says no', { body: { status: 'no' } }, 200, { status: 'no', message: 'Failed to generate prescription' }],
  ])('that %s, the doctor is told so', async (_what, answered, status, body) => {
    given = answered;
    const answer = await post(served, '/process_case/', CASE, { cookie: doctor });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject(body);
    expect(JSON.stringify(served.logged)).not.toContain('Quillfeather');
  });

  it('that says nothing within the limit, the doctor is told so', async () => {
    const silent = createServer(() => undefined).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const waiting = await startTestServer({
      env: { AI_SERVICE_URL: `http://127.0.0.1:${port}`, AI_TIMEOUT_SECONDS: '0.1' },
    });
    await addDoctor(waiting, 'DOCA');
    const answer = await post(waiting, '/process_case/', CASE, { cookie: await doctorCookie(waiting, 'DOCA') });
    expect([answer.status, await answer.json()]).toEqual([
      504,
      expect.objectContaining({ message: 'Request timeout - AI processing took too long.' }),
    ]);
    silent.closeAllConnections();
    silent.close();
    await waiting.stop();
  });

  it('that is gone, the doctor is told so', async () => {
    await standIn.stop();
    const answer = await post(served, '/process_case/', CASE, { cookie: doctor });
    expect([answer.status, await answer.json()]).toEqual([
      502,
      expect.objectContaining({
        message: 'Failed to generate prescription. Please ensure your FastAPI server is running.',
      }),
    ]);
    expect(served.logged).toContainEqual(expect.objectContaining({ event: 'ai-problem', kind: 'unreachable' }));
  });
});
