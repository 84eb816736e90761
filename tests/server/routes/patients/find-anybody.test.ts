import * as v from 'valibot';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Found, MOST_FOUND } from '#shared/contract/search/found.ts';
import { LIST_HEADER } from '#shared/contract/wire/list-header.ts';
import { LIFTED } from '../../../support/server/database/emptied-audit.ts';
import { startTestServer, type TestServer } from '../../../support/server/server.ts';
import { addAdmin, addDoctor, adminCookie, doctorCookie } from '../../../support/server/staff.ts';
import { book, booking, register, registration } from '../../../support/server/visits.ts';

let server: TestServer;
let cookies: Readonly<Record<'admin' | 'doctor', string>>;

beforeAll(async () => {
  server = await startTestServer();
  await addAdmin(server);
  await addDoctor(server, 'LUNG1', { name: 'Dr. Zoë O’Hara', specialization: 'Lungs' });
  const people = [
    ['Sean O’Brien', '+43 660 1234567', 'K7-0042'],
    ['María Ángeles  López', '+44 7700 900123', 'K7-0043'],
    ['Anne-Marie Søren', '(555) 987-6543', 'B2-0001'],
  ] as const;
  for (const [index, [name, phone, ticket]] of people.entries()) {
    const body = registration({ name, phone, doctorId: 'LUNG1' });
    const answer = await register(server, body, { 'frontdesk-ticket': ticket, 'idempotency-key': `anybody-${index}` });
    const { patient }: { patient: { _id: string } } = await answer.json();
    await book(server, booking(patient._id, 'LUNG1'), { 'frontdesk-ticket': ticket });
  }
  cookies = { admin: await adminCookie(server), doctor: await doctorCookie(server, 'LUNG1') };
});
afterAll(() => server.stop());

async function found(search: string, who: 'admin' | 'doctor' = 'admin'): Promise<Found> {
  const answer = await fetch(`${server.url}/api/search`, {
    headers: { cookie: cookies[who], [LIST_HEADER]: new URLSearchParams({ search }).toString() },
  });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  return v.parse(Found, await answer.json());
}

it.each([
  ['k7-0042', 'Sean O’Brien'],
  ['0042', 'Sean O’Brien'],
  ['4567', 'Sean O’Brien'],
  ['0660 12 34', 'Sean O’Brien'],
  ["o'bri", 'Sean O’Brien'],
  ['brien sean', 'Sean O’Brien'],
  ['lopez maria', 'María Ángeles  López'],
  ['lop 0043', 'María Ángeles  López'],
  ['marie soren anne', 'Anne-Marie Søren'],
])('%s finds %s, for administrators and doctors', async (search, name) => {
  for (const who of ['admin', 'doctor'] as const) {
    const { patients } = await found(search, who);
    expect(patients).toMatchObject([{ name, doctorName: 'Dr. Zoë O’Hara', lastVisit: expect.any(String) }]);
  }
});

it('finds nobody of whom only one of two words is true', async () => {
  expect(await found('maria brien')).toEqual({ patients: [], doctors: [] });
});

it('finds doctors by name and by specialisation', async () => {
  for (const search of ['ohara zoe', 'lung'])
    expect((await found(search)).doctors).toMatchObject([{ specialization: 'Lungs' }]);
});

it('finds who came long ago behind thousands of others, and few of many', async () => {
  await server.sql(
    `insert into patients (id, name, name_folded, age, gender, phone, symptoms, findable, findable_words, received_at)
     select gen_random_uuid(), 'Kim ' || n, 'kim ' || n, 30, 'other', '', '{}', 'kim ' || n, '{kim,gender other}',
            now() + n * interval '1 second' from generate_series(1, 2500) n`,
  );
  expect((await found('lopez maria')).patients).toHaveLength(1);
  const many = await found('kim');
  expect(many.patients).toHaveLength(MOST_FOUND);
  expect(many.patients[0]?.name).toBe('Kim 2500');
});

it('is written down as one look a quarter of an hour, without what was typed', async () => {
  await server.sql(`${LIFTED} delete from audit_entries`);
  for (const search of ['l', 'lo', 'lopez']) await found(search);
  const rows = await server.sql<{ action: string; details: unknown }>('select action, details from audit_entries');
  expect(rows).toMatchObject([{ action: 'patients-viewed', details: { list: 'search', filters: { search: '…' } } }]);
});
