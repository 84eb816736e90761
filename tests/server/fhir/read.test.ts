import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { purge } from '#server/services/clinic/purge.ts';
import { FHIR_READ } from '#shared/contract/interop/api-clients.ts';
import { addClient, tokenOf } from '../../support/interop/clients.ts';
import { makeClinic } from '../../support/interop/clinic.ts';
import { askFhir, bundleOf, everyPage, faultsOf, type Resource } from '../../support/interop/fhir.ts';
import { startTestServer, type TestServer } from '../../support/server/server.ts';
import {
  addAdmin,
  addReceptionist,
  adminCookie,
  doctorCookie,
  get,
  RECEPTIONIST,
  send,
} from '../../support/server/staff.ts';
import { register, registered, registration } from '../../support/server/visits.ts';

const DAY = '2027-02-01';
const now = new Date('2027-01-30T10:00:00Z');
let server: TestServer;
let admin: string;
let token: string;
let clinic: Awaited<ReturnType<typeof makeClinic>>;

beforeAll(async () => {
  server = await startTestServer({ env: { CLINIC_TIME_ZONE: 'UTC' }, with: { now: () => now } });
  await addAdmin(server);
  await addReceptionist(server);
  admin = await adminCookie(server);
  clinic = await makeClinic(server, DAY);
  token = await tokenOf(server, await addClient(server, admin));
});
afterAll(() => server.stop());

const ask = (path: string, init?: RequestInit) => askFhir(server, token, path, init);

describe('every kind of resource', () => {
  it('is valid FHIR R4, one by one and in its bundles, with a zone at every time of day', async () => {
    for (const type of FHIR_READ) {
      const { resources, bundles } = await everyPage(server, token, `${type}?_count=7`);
      expect(resources.length, type).toBeGreaterThan(0);
      for (const resource of resources) expect(faultsOf(resource), `${type} ${JSON.stringify(resource)}`).toEqual([]);
      for (const bundle of bundles) expect(faultsOf(bundle), type).toEqual([]);
    }
    const metadata = await ask('metadata');
    expect(metadata.headers.get('content-type')).toContain('application/fhir+json');
    expect(faultsOf(await metadata.json())).toEqual([]);
  });

  it('comes once each, whatever the size of the pages, and the same by its id', async () => {
    for (const type of FHIR_READ) {
      const all = (await everyPage(server, token, `${type}?_count=100`)).resources.map(({ id }) => id);
      expect(new Set(all).size, type).toBe(all.length);
      for (const count of [1, 3])
        expect((await everyPage(server, token, `${type}?_count=${count}`)).resources.map(({ id }) => id)).toEqual(all);
      const [first = ''] = all;
      expect(await (await ask(`${type}/${first}`)).json()).toMatchObject({ resourceType: type, id: first });
    }
  });

  it('refers only to what is there', async () => {
    const names = new Set<string>();
    for (const type of FHIR_READ)
      for (const one of (await everyPage(server, token, type)).resources)
        for (const name of references(one)) names.add(name);
    expect(names.size).toBeGreaterThan(20);
    for (const name of names) expect((await ask(name)).status, name).toBe(200);
  });

  it('answers 404 for what never was, and 400 for what it does not know, unless asked to be lenient', async () => {
    for (const type of FHIR_READ) {
      for (const id of [randomUUID(), 'nobody', `${randomUUID()}.1`])
        expect((await ask(`${type}/${id}`)).status).toBe(404);
      const unknown = await ask(`${type}?colour=red`);
      expect(unknown.status).toBe(400);
      expect(await unknown.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ severity: 'error' }] });
      expect((await ask(`${type}?colour=red`, { headers: { prefer: 'handling=lenient' } })).status).toBe(200);
    }
    expect((await ask('Observation')).status).toBe(404);
    expect((await ask('Patient', { headers: { accept: 'application/fhir+xml' } })).status).toBe(406);
    for (const date of ['yesterday', '2026-13-40', '2026-11-26T10:00:00', 'ge'])
      expect((await ask(`Appointment?date=${date}`)).status, date).toBe(400);
    expect((await ask('Patient?_page=AAAA')).status).toBe(400);
  });
});

function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'reference' && typeof one === 'string' ? [one] : references(one),
  );
}

describe('a search', () => {
  it('finds patients by name, phone, gender and ticket', async () => {
    const id = await registered(server, { name: 'Zoë Quill', phone: '+43 1 999 888', gender: 'other' });
    for (const query of ['name=zoe', 'name:contains=QUILL', 'phone=999888', `_id=${id}`, 'name=zoe&gender=other']) {
      const { entry } = await bundleOf(server, token, `Patient?${query}`);
      expect(
        entry?.map(({ resource }) => resource.id),
        query,
      ).toContain(id);
    }
    for (const query of ['name=zoe&gender=male', 'phone=unknown', '_id=nobody', 'identifier=urn:other|A001'])
      expect((await bundleOf(server, token, `Patient?${query}`)).entry, query).toBeUndefined();
    expect((await bundleOf(server, token, 'Patient?_total=accurate&_count=1')).total).toBe(34);
    const inBody = await ask('Patient/_search', {
      method: 'POST',
      body: new URLSearchParams({ name: 'zoe' }),
    });
    expect(await inBody.json()).toMatchObject({ entry: [{ resource: { id } }] });
  });

  it('says nothing of what was looked for in the address of the next page', async () => {
    const { link } = await bundleOf(server, token, 'Patient?name=a&_count=1');
    const next = link.find(({ relation }) => relation === 'next')?.url ?? '';
    expect(next).toMatch(/\/fhir\/Patient\?_page=[\w-]+$/);
    const { resources } = await everyPage(server, token, next);
    for (const one of resources) expect(JSON.stringify(one['name'])).toMatch(/a/i);
  });

  it.each(['Patient?name=a', 'Patient?phone=1', `Appointment?date=ge2020-01-01`, `Appointment?date=lt2030-01-01`])(
    'shows each of %s once, however small the pages are',
    async (query) => {
      const whole = (await bundleOf(server, token, `${query}&_count=200`)).entry?.map(({ resource }) => resource.id);
      const { resources } = await everyPage(server, token, `${query}&_count=2`);
      expect(whole?.length).toBeGreaterThan(2);
      expect(resources.map(({ id }) => id)).toEqual(whole);
    },
  );

  it.each(['PX7-41', 'K3-0042', 'Q-9'])('finds a patient by the ticket %s', async (ticket) => {
    await register(server, registration({ name: `Ticket ${ticket}` }), { 'frontdesk-ticket': ticket });
    const { entry } = await bundleOf(server, token, `Patient?identifier=${ticket}`);
    expect(entry?.map(({ resource }) => resource['name'])).toEqual([[{ use: 'usual', text: `Ticket ${ticket}` }]]);
  });

  it('finds appointments by patient, doctor and day, and brings both along', async () => {
    const found = await bundleOf(
      server,
      token,
      `Appointment?practitioner=Practitioner/${clinic.withTimes}&date=${DAY}&_include=Appointment:patient&_include=Appointment:practitioner`,
    );
    const matches = found.entry?.filter(({ search }) => search.mode === 'match') ?? [];
    expect(matches.map(({ resource }) => String(resource['start'])).toSorted()).toEqual([
      `${DAY}T09:00:00.000Z`,
      `${DAY}T09:15:00.000Z`,
      `${DAY}T09:30:00.000Z`,
    ]);
    const brought = found.entry?.filter(({ search }) => search.mode === 'include') ?? [];
    expect(brought.map(({ resource }) => resource.resourceType).toSorted()).toEqual([
      'Patient',
      'Patient',
      'Patient',
      'Practitioner',
    ]);
    expect(
      (await bundleOf(server, token, `Appointment?date=lt${DAY}&practitioner=${clinic.withTimes}`)).entry,
    ).toBeUndefined();
  });

  it('shows which of a doctor’s times are free', async () => {
    const path = `Slot?schedule=Schedule/${clinic.withTimes}&start=ge${DAY}&start=lt2027-02-02`;
    const { resources } = await everyPage(server, token, path);
    expect(resources.map(({ status, start }) => [status, start])).toEqual([
      ['free', `${DAY}T09:00:00.000Z`],
      ['free', `${DAY}T09:15:00.000Z`],
      ['free', `${DAY}T09:30:00.000Z`],
      ['free', `${DAY}T09:45:00.000Z`],
    ]);
    await server.sql(`update doctors set schedule = jsonb_set(schedule, '{capacity}', '1') where code = 'DOCA'`);
    const full = (await everyPage(server, token, path)).resources.map(({ status }) => status);
    expect(full).toEqual(['busy', 'busy', 'busy', 'free']);
    await server.sql(`update doctors set schedule = jsonb_set(schedule, '{capacity}', '2') where code = 'DOCA'`);
  });
});

describe('a patient who is not there any more', () => {
  it('was deleted: 410 at once, with everything of theirs, and still after the erasure', async () => {
    const [id = ''] = clinic.patients;
    const mine = async (path: string): Promise<Resource[]> => (await everyPage(server, token, path)).resources;
    const [visit] = await mine(`Appointment?patient=${id}`);
    expect((await send(server, 'DELETE', `/api/patients/delete-patient/${id}`, admin)).status).toBe(200);
    for (const type of ['Appointment', 'MedicationRequest', 'AllergyIntolerance'])
      expect(await mine(`${type}?patient=Patient/${id}`)).toEqual([]);
    expect((await ask(`Patient/${id}`)).status).toBe(410);
    expect((await ask(`Appointment/${visit?.id ?? ''}`)).status).toBe(410);
    await purge(server.dependencies.database.orm, new Date(now.getTime() + 40 * 24 * 3_600_000));
    expect(await server.sql('select 1 from patients where id = $1', [id])).toEqual([]);
    // That has ended the sessions, too.
    admin = await adminCookie(server);
    const gone = await ask(`Patient/${id}`);
    expect(gone.status).toBe(410);
    expect(await gone.json()).toMatchObject({ resourceType: 'OperationOutcome', issue: [{ code: 'deleted' }] });
  });

  it('was merged: a sign that points to whoever stands for them', async () => {
    const [survivor = '', merged = ''] = clinic.patients.slice(20, 22);
    const { version }: { version: string } = await (
      await get(server, `/api/patients/merge/${survivor}?with=${merged}`, admin)
    ).json();
    const done = await send(server, 'POST', '/api/patients/merge', admin, { survivor, merged, take: [], version });
    expect(done.status).toBe(200);
    const sign: Resource = await (await ask(`Patient/${merged}`)).json();
    expect(sign).toMatchObject({
      active: false,
      link: [{ other: { reference: `Patient/${survivor}` }, type: 'replaced-by' }],
    });
    expect(faultsOf(sign)).toEqual([]);
    expect(await (await ask(`Patient/${survivor}`)).json()).toMatchObject({
      active: true,
      link: [{ other: { reference: `Patient/${merged}` }, type: 'replaces' }],
    });
    const all = (await everyPage(server, token, 'Patient')).resources.map(({ id }) => id);
    expect(all).toContain(survivor);
    expect(all).not.toContain(merged);
  });
});

describe('who may read', () => {
  it('is a system by its scopes, kind by kind and act by act', async () => {
    const scopes = [
      'system/*.rs',
      'system/Patient.rs',
      'system/Patient.r',
      'system/Patient.s',
      'system/Slot.rs',
      'system/Patient.c',
    ];
    for (const scope of scopes) {
      const own = await tokenOf(server, await addClient(server, admin, [scope]));
      const [, of = '', acts = ''] = /^system\/(.+)\.(\w+)$/.exec(scope) ?? [];
      for (const type of FHIR_READ) {
        const covers = of === '*' || of === type;
        const byId = await askFhir(server, own, `${type}/${randomUUID()}`);
        expect(byId.status, `${scope} reads ${type}`).toBe(covers && acts.includes('r') ? 404 : 403);
        const all = await askFhir(server, own, type);
        expect(all.status, `${scope} searches ${type}`).toBe(covers && acts.includes('s') ? 200 : 403);
      }
      expect((await askFhir(server, own, '$export')).status).toBe(scope === 'system/*.rs' ? 200 : 403);
    }
    const visits = await tokenOf(server, await addClient(server, admin, ['system/Appointment.rs']));
    expect((await askFhir(server, visits, 'Appointment?_include=Appointment:patient')).status).toBe(403);
  });

  it('is staff with a session, not the reception, and nobody without one', async () => {
    const status = async (cookie?: string) => (await get(server, '/fhir/Patient', cookie)).status;
    expect(await status(admin)).toBe(200);
    expect(await status(await doctorCookie(server, 'DOCA'))).toBe(200);
    expect(await status(await adminCookie(server, RECEPTIONIST))).toBe(403);
    expect(await status()).toBe(401);
    const anonymous = await get(server, '/fhir/Patient');
    expect(anonymous.headers.get('www-authenticate')).toContain('Bearer');
    expect((await askFhir(server, `${token}x`, 'Patient')).status).toBe(401);
    expect((await get(server, '/fhir/$export', await doctorCookie(server, 'DOCA'))).status).toBe(403);
    expect((await get(server, '/fhir/metadata')).status).toBe(200);
  });

  it('is written down: who read what, without the words of a search', async () => {
    await ask('Patient?name=Secretname');
    const entries = await server.sql(
      `select actor_role, details::text from audit_entries where action = 'fhir-viewed'`,
    );
    expect(entries.some(({ actor_role: role }) => role === 'client')).toBe(true);
    expect(JSON.stringify(entries)).toContain('Patient');
    expect(JSON.stringify([entries, server.logged])).not.toContain('Secretname');
  });
});

describe('everything at once', () => {
  it('comes as lines of JSON, each of them valid', async () => {
    const answer = await ask('$export');
    expect(answer.headers.get('content-type')).toContain('ndjson');
    const lines = (await answer.text())
      .trim()
      .split('\n')
      .map((line): Resource => JSON.parse(line));
    expect(new Set(lines.map(({ resourceType }) => resourceType))).toEqual(new Set(FHIR_READ));
    for (const line of lines) expect(faultsOf(line)).toEqual([]);
    const few = await (await ask('$export?_type=Practitioner,Schedule')).text();
    expect(few.trim().split('\n')).toHaveLength(4);
    expect((await ask('$export?_type=Secrets')).status).toBe(400);
  });
});
