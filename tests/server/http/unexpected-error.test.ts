import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ProblemBody } from '#shared/contract/problem.ts';
import { openDatabase } from '#server/database/client.ts';
import { startTestServer } from '../../support/server.ts';
import { get } from '../../support/staff.ts';
import { register, registration } from '../../support/visits.ts';

describe('a fault of the server', () => {
  it('is answered with 500 that shows nothing of its inside, and logged without the patient', async () => {
    const server = await startTestServer();
    await server.sql("alter table patients add constraint fault check (name <> 'Maria Gomez')");
    const answer = await register(server, registration(), { 'idempotency-key': 'same' });
    expect(answer.status).toBe(500);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    const text = await answer.text();
    expect(v.parse(ProblemBody, JSON.parse(text)).message).toBe('Something went wrong on the server.');
    expect(text).not.toMatch(/constraint|patients|insert|\.ts/);
    const line = server.logged.find((entry) => entry['event'] === 'request failed');
    expect(line).toMatchObject({ level: 'error', code: '23514' });
    expect(JSON.stringify(server.logged)).not.toMatch(/Maria|Gomez|660|headache/);

    // Nothing is stored under the key: once the fault is mended, the same request goes through.
    await server.sql('alter table patients drop constraint fault');
    expect((await register(server, registration(), { 'idempotency-key': 'same' })).status).toBe(201);
    await server.stop();
  });
});

describe('a database that is away', () => {
  it('is answered with 503 and Retry-After', async () => {
    const database = openDatabase({ connection: { host: '/nonexistent', port: 1, user: 'nobody', database: 'none' } });
    const server = await startTestServer({ with: { database } });
    for (const answer of [
      await register(server, registration()),
      await get(server, '/api/adminDashboard/all-doctors'),
    ]) {
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(v.parse(ProblemBody, await answer.json()).message).toMatch(/not ready/);
    }
    await server.stop();
    await database.close();
  });
});
