import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RegisteredPatient } from '#shared/contract/visit/registration.ts';
import { ProblemBody } from '#shared/contract/wire/problem.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addDoctor } from '../../../support/server/staff.ts';
import { book, booking, register, registered, registration } from '../../../support/server/visits.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  await addDoctor(server, 'CARD1');
});
afterAll(() => server.stop());

const patientsNamed = (name: string) => server.sql('select id from patients where name = $1', [name]);

describe('an Idempotency-Key', () => {
  it('makes one patient of 64 callers at once: every one gets the same answer', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const body = registration({ name: 'Sixty Four' });
    const answers = await Promise.all(Array.from({ length: 64 }, () => register(server, body, headers)));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(answers.filter((answer) => answer.headers.get('idempotency-replayed') === null)).toHaveLength(1);
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await patientsNamed('Sixty Four')).toHaveLength(1);
  });

  it('makes one appointment of 64 callers at once', async () => {
    const patientId = await registered(server);
    const headers = { 'idempotency-key': randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => book(server, booking(patientId, 'CARD1'), headers)),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([201]));
    expect(await server.sql('select 1 from appointments where patient_id = $1', [patientId])).toHaveLength(1);
  });

  it('holds on every process of one database', async () => {
    const other = await startTestServer({ with: { database: server.dependencies.database } });
    const headers = { 'idempotency-key': randomUUID() };
    const body = registration({ name: 'Two Processes' });
    const answers = await Promise.all([server, other].map((each) => register(each, body, headers)));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    expect(await patientsNamed('Two Processes')).toHaveLength(1);
    await other.stop();
  });

  it('gives the stored answer when the first one was lost on its way', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    const first = await register(server, registration(), headers);
    const again = await register(server, registration(), headers);
    expect(await again.text()).toBe(await first.text());
    expect(again.status).toBe(201);
  });

  it('sees the same payload whatever the order of its fields, and ignores the ticket', async () => {
    const headers = { 'idempotency-key': randomUUID(), 'frontdesk-ticket': 'AB12-1' };
    const body = registration({ name: 'Any Order' });
    await register(server, body, headers);
    const turned = JSON.stringify(Object.fromEntries(Object.entries(body).toReversed()), null, 2);
    const again = await register(server, turned, { ...headers, 'frontdesk-ticket': 'AB12-2' });
    expect(again.status).toBe(201);
    expect(await patientsNamed('Any Order')).toHaveLength(1);
  });

  it('is refused with 422 under another payload or another call', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    await register(server, registration({ name: 'First' }), headers);
    const other = await register(server, registration({ name: 'Second' }), headers);
    expect(other.status).toBe(422);
    expect(v.parse(ProblemBody, await other.json()).message).toMatch(/used before/);
    expect(await patientsNamed('Second')).toEqual([]);
    const patientId = await registered(server);
    expect((await book(server, booking(patientId, 'CARD1'), headers)).status).toBe(422);
  });

  it('is not used up by a refusal: corrected or later, the same key works', async () => {
    const headers = { 'idempotency-key': randomUUID() };
    expect((await register(server, registration({ age: 121 }), headers)).status).toBe(400);
    expect((await register(server, registration({ doctorId: 'LATER' }), headers)).status).toBe(404);
    await addDoctor(server, 'LATER');
    expect((await register(server, registration({ doctorId: 'LATER' }), headers)).status).toBe(201);
  });

  it('is refused with 400 when it is malformed', async () => {
    for (const key of ['', 'two words', 'x'.repeat(201), 'ä']) {
      expect((await register(server, registration(), { 'idempotency-key': key })).status).toBe(400);
    }
  });

  it('makes a second caller wait 10 s at most, then try again: 409 with Retry-After', { timeout: 30_000 }, async () => {
    const key = randomUUID();
    const holder = await server.dependencies.database.pool.connect();
    await holder.query('begin');
    await holder.query(
      `insert into idempotency_keys (scope, key, fingerprint, status, body, created_at, expires_at)
       values ('public', $1, 'held', 201, '{}', now(), now())`,
      [key],
    );
    const began = performance.now();
    const answer = await register(server, registration({ name: 'Waits' }), { 'idempotency-key': key });
    expect(answer.status).toBe(409);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(performance.now() - began).toBeGreaterThan(9_500);
    await holder.query('rollback');
    holder.release();
    expect((await register(server, registration({ name: 'Waits' }), { 'idempotency-key': key })).status).toBe(201);
    expect(await patientsNamed('Waits')).toHaveLength(1);
  });

  it('is kept for 90 days, with an answer that holds ids only', async () => {
    const key = randomUUID();
    const answer = await register(server, registration(), { 'idempotency-key': key });
    const { patient } = v.parse(RegisteredPatient, await answer.json());
    const stored = () =>
      server.sql<{ body: string; days: number }>(
        `select body, extract(day from expires_at - created_at)::int as days from idempotency_keys where key = $1`,
        [key],
      );
    expect(await stored()).toEqual([{ body: JSON.stringify({ patient: { _id: patient._id } }), days: 90 }]);
    const day = 24 * 3_600_000;
    await purge(server.dependencies.database.orm, new Date(Date.now() + 89 * day));
    expect(await stored()).toHaveLength(1);
    await purge(server.dependencies.database.orm, new Date(Date.now() + 91 * day));
    expect(await stored()).toEqual([]);
  });
});

describe('the limit on registrations', () => {
  it('answers 429 with Retry-After when the bucket is empty, and refills with time', async () => {
    let now = new Date('2026-11-21T10:00:00Z');
    const small = await startTestServer({
      env: { REGISTRATION_BURST: '3', REGISTRATION_REFILL_PER_SECOND: '0.5' },
      with: { now: () => now },
    });
    const stored = { 'idempotency-key': randomUUID() };
    expect((await register(small, registration(), stored)).status).toBe(201);
    expect((await register(small, registration({ age: -1 }))).status).toBe(400);
    expect((await register(small, registration())).status).toBe(201);
    const refused = await register(small, registration());
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toBe('2');
    expect(v.parse(ProblemBody, await refused.json()).message).toBeTruthy();

    // A stored answer costs nothing, and a new key without a token leaves nothing.
    for (let count = 0; count < 5; count += 1) expect((await register(small, registration(), stored)).status).toBe(201);
    const fresh = { 'idempotency-key': randomUUID() };
    expect((await register(small, registration(), fresh)).status).toBe(429);

    now = new Date(now.getTime() + 2000);
    expect((await register(small, registration(), stored)).status).toBe(201);
    expect((await register(small, registration(), fresh)).status).toBe(201);
    expect((await register(small, registration())).status).toBe(429);
    await small.stop();
  });

  it('counts by the address of the connection: a made-up X-Forwarded-For opens no second bucket', async () => {
    const small = await startTestServer({ env: { REGISTRATION_BURST: '1', REGISTRATION_REFILL_PER_SECOND: '0.001' } });
    expect((await register(small, registration(), { 'x-forwarded-for': '198.51.100.1' })).status).toBe(201);
    expect((await register(small, registration(), { 'x-forwarded-for': '198.51.100.2' })).status).toBe(429);
    await small.stop();
  });

  it('believes the last entry of X-Forwarded-For behind a proxy', async () => {
    const small = await startTestServer({
      env: { REGISTRATION_BURST: '1', REGISTRATION_REFILL_PER_SECOND: '0.001', TRUST_PROXY: 'on' },
    });
    const from = (chain: string) => register(small, registration(), { 'x-forwarded-for': chain });
    expect((await from('198.51.100.1')).status).toBe(201);
    expect((await from('198.51.100.2')).status).toBe(201);
    expect((await from('203.0.113.9, 198.51.100.2')).status).toBe(429);
    await small.stop();
  });
});
