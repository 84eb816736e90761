import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { describe, expect, test } from 'vitest';
import { createLog, describeError, requestLog } from '#server/http/log.ts';
import { startTestServer } from '../../support/server/server.ts';

describe('the log', () => {
  test('is one JSON object a line', () => {
    const lines: string[] = [];
    createLog((line) => lines.push(line)).info('ready', { ms: 3 });
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/^\{.*\}\n$/);
    expect(JSON.parse(lines[0] ?? '')).toEqual({ time: expect.any(String), level: 'info', event: 'ready', ms: 3 });
  });

  test('tells a request by the pattern of its route, never by its path or query', async () => {
    const lines: string[] = [];
    const app = new Hono();
    app.use('*', requestLog(createLog((line) => lines.push(line))));
    app.get('/patients/:id', (context) => context.text('here', 201));
    await app.request('/patients/4711?name=Ada');
    await app.request('/Ada/Lovelace');
    expect(lines.map((line) => JSON.parse(line))).toEqual([
      expect.objectContaining({
        event: 'request',
        method: 'GET',
        route: '/patients/:id',
        status: 201,
        ms: expect.any(Number),
      }),
      expect.objectContaining({ route: '*', status: 404 }),
    ]);
    expect(lines.join('')).not.toMatch(/4711|Ada/);
  });

  test('describes an error without its message, which may quote a value', () => {
    const error = new TypeError('bad value: Ada Lovelace', {
      cause: Object.assign(new Error('Ada'), { code: '23505' }),
    });
    const described = describeError(error);
    expect(described).toMatchObject({ error: 'TypeError', code: '23505', at: expect.stringContaining('log.test.ts') });
    expect(JSON.stringify(described)).not.toContain('Ada');
    expect(describeError('Ada')).toEqual({ error: 'string' });
  });

  test('holds nothing of a patient after registrations, good ones and bad ones', async () => {
    const server = await startTestServer();
    const patient = {
      name: 'Zarathustra Quillfeather',
      age: 117,
      gender: 'other',
      phone: '5550199321',
      symptoms: ['glowing elbows', 'singing hair'],
    };
    const post = (path: string, body: string) =>
      fetch(`${server.url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
        body,
      });
    const good = await post('/api/patients/register', JSON.stringify(patient));
    expect(good.ok).toBe(true);
    const { patient: registered } = (await good.json()) as { patient: { _id: string } };
    await post('/api/patients/register', JSON.stringify({ ...patient, age: -1 }));
    await post('/api/patients/register', JSON.stringify({ ...patient, name: `${patient.name}\0` }));
    await post('/api/patients/register', `{"name":"${patient.name}", broken`);
    await post(`/api/patients/${registered._id}/${patient.phone}?name=${patient.name}`, '{}');
    await fetch(`${server.url}/frontdesk?transcript=${encodeURIComponent(patient.name)}`);

    const text = JSON.stringify(server.logged);
    expect(server.logged.filter((line) => line['event'] === 'request')).toHaveLength(6);
    expect(text).toContain('/api/patients/register');
    expect(text).not.toMatch(/zarathustra|quillfeather|5550199321|elbows|hair|117/i);
    expect(text).not.toContain(registered._id);
    await server.stop();
  });
});
