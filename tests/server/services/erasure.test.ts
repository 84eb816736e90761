import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createHttpSmsGateway } from '#server/gateways/sms/http-gateway.ts';
import { purge } from '#server/services/clinic/purge.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie, get } from '../../support/server/staff.ts';
import { book, booking, post, register, registration } from '../../support/server/visits.ts';

const DAY_MS = 24 * 3_600_000;
const ID = randomUUID();
/** What the patient said and what was written of them, none of it to be found anywhere else. */
const WORDS = ['Xanthippe', 'Quagmire', '5550142', 'hiccoughs', 'Zarathustrin', 'lumbago', 'buckwheat', 'PX7-41'];
let server: TestServer;
beforeAll(async () => {
  const gateway = createHttpSmsGateway({ url: 'http://127.0.0.1:1/', token: 'none', timeoutMs: 100 });
  server = await startTestServer({
    env: { PUBLIC_URL: 'https://clinic.example/' },
    with: { sms: { gateway, wake: () => undefined } },
  });
  await addAdmin(server);
  await addDoctor(server, 'DOCA');
});
afterAll(() => server.stop());

/** The tables in which a text stands, in whatever column, upper and lower case aside. */
async function tablesWith(text: string): Promise<string[]> {
  const tables = await server.sql<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await server.sql(`select 1 from ${name} as each where each::text ilike '%' || $1 || '%' limit 1`, [
      text,
    ]);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

it('leaves nothing of a deleted patient in any table after 30 days, but the id in the audit log', async () => {
  const [admin, doctor] = [await adminCookie(server), await doctorCookie(server, 'DOCA')];
  const patient = {
    _id: ID,
    name: 'Xanthippe Quagmire',
    phone: '+1 202 5550142',
    symptoms: ['hiccoughs'],
    urgent: true,
  };
  const headers = { 'idempotency-key': randomUUID(), 'frontdesk-ticket': 'PX7-41' };
  const bookingHeaders = { ...headers, 'idempotency-key': randomUUID() };
  const registerIt = () => register(server, registration({ ...patient, doctorId: 'DOCA' }), headers);
  const bookIt = () => book(server, booking(ID, 'DOCA'), bookingHeaders);
  expect((await registerIt()).status).toBe(201);
  expect((await bookIt()).status).toBe(201);
  const record = {
    symptoms: '',
    medicalHistory: 'lumbago',
    diagnosis: '',
    medications: '',
    notes: '',
    allergies: ['buckwheat'],
  };
  const recorded = await fetch(`${server.url}/api/patients/record/${ID}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: doctor },
    body: JSON.stringify({ ...record, weightKg: null, updatedAt: null }),
  });
  expect(recorded.status).toBe(200);
  const draft = {
    patientId: ID,
    symptoms: ['hiccoughs'],
    medicines: [{ name: 'Zarathustrin' }],
    diagnosis: 'Hiccoughs',
  };
  const saved = await post(server, '/api/prescription/generate', draft, {
    cookie: doctor,
    'idempotency-key': randomUUID(),
  });
  const { prescription }: { prescription: { _id: string } } = await saved.json();
  const sms = { phone: patient.phone, prescriptionId: prescription._id };
  expect((await post(server, '/api/prescription/send-sms', sms, { cookie: doctor })).status).toBe(201);
  const [message] = await server.sql<{ body: string }>('select body from sms_messages');
  const link = new URL(message?.body.split(' ').at(-1) ?? '').pathname;
  expect((await get(server, link)).status).toBe(200);
  for (const word of [...WORDS, ID]) expect(await tablesWith(word)).not.toEqual([]);

  const deleted = await fetch(`${server.url}/api/patients/delete-patient/${ID}`, {
    method: 'DELETE',
    headers: { cookie: admin },
  });
  expect(deleted.status).toBe(200);
  expect((await get(server, link)).status).toBe(404);
  await purge(server.dependencies.database.orm, new Date(Date.now() + 31 * DAY_MS));
  for (const word of WORDS) expect(await tablesWith(word)).toEqual([]);
  expect(await tablesWith(ID)).toEqual(['audit_entries']);
  expect(await tablesWith(prescription._id)).toEqual(['audit_entries']);
  expect(await tablesWith(headers['idempotency-key'])).toEqual([]);

  for (const repeat of [registerIt, bookIt]) {
    const answer = await repeat();
    expect([answer.status, await answer.json()]).toMatchObject([410, { message: expect.stringContaining('erased') }]);
  }
  expect(await tablesWith('Xanthippe')).toEqual([]);
  // Of all this the log knows neither person nor key: no word said, no number, no token, no link.
  const log = JSON.stringify(server.logged);
  expect(log).toContain('/api/patients/register');
  const secrets = [admin, doctor].map((cookie) => cookie.split('=')[1] ?? '');
  for (const word of [...WORDS, ID, ...secrets, link, prescription._id, headers['idempotency-key']])
    expect(log).not.toContain(word);
  await purge(server.dependencies.database.orm, new Date(Date.now() + 400 * DAY_MS));
  expect(await server.sql("select 1 from idempotency_keys where scope = 'erased'")).toEqual([]);
});
